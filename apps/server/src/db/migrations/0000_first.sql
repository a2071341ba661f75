CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"school_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"first_signed_in_at" timestamp (3) with time zone,
	CONSTRAINT "accounts_phone_role" UNIQUE("phone","role"),
	CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('student', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "classrooms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classrooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"grade_level" integer NOT NULL,
	"join_code" text NOT NULL,
	"memo" text NOT NULL,
	"is_locked" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "classrooms_join_code" UNIQUE("join_code"),
	CONSTRAINT "classrooms_grade_level" CHECK ("classrooms"."grade_level" between 1 and 13)
);
--> statement-breakpoint
CREATE TABLE "correction_charges" (
	"revision_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"charged_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"classroom_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"school_id" bigint,
	"student_number" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "enrollments_classroom_id_student_id_pk" PRIMARY KEY("classroom_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"batch_id" text NOT NULL,
	"classroom_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"min_characters" integer NOT NULL,
	"max_characters" integer,
	"allow_paste" boolean NOT NULL,
	"score_scale" integer NOT NULL,
	"low_score" double precision NOT NULL,
	"high_score" double precision NOT NULL,
	"lowest_score" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "homework_once_a_posting" UNIQUE("batch_id","classroom_id"),
	CONSTRAINT "homework_times" CHECK ("homework"."starts_at" < "homework"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "homework_questions" (
	"homework_id" bigint NOT NULL,
	"question_no" integer NOT NULL,
	"genre" text NOT NULL,
	"title" text NOT NULL,
	"requirement" text NOT NULL,
	"ideation" text NOT NULL,
	CONSTRAINT "homework_questions_homework_id_question_no_pk" PRIMARY KEY("homework_id","question_no")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"revision_id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint,
	"state" text NOT NULL,
	"stage" text NOT NULL,
	"ai_score" double precision,
	"correction" jsonb,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "reports_done_whole" CHECK ("reports"."state" <> 'done' or ("reports"."ai_score" is not null and "reports"."correction" is not null))
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"submission_id" bigint NOT NULL,
	"revision_no" integer NOT NULL,
	"question_no" integer NOT NULL,
	"genre" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "revisions_submission_text" UNIQUE("submission_id","content_hash"),
	CONSTRAINT "revisions_submission_no" UNIQUE("submission_id","revision_no")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"login_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"homework_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"status" text NOT NULL,
	"question_no" integer NOT NULL,
	"genre" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"characters" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"revision_id" bigint,
	"handing_in_revision_id" bigint,
	"submitted_at" timestamp (3) with time zone,
	"teacher_score" double precision,
	"content_level" integer,
	"expression_level" integer,
	"development_level" integer,
	"remark" text,
	"reviewer_id" bigint,
	"reviewed_at" timestamp (3) with time zone,
	"reject_reason" text,
	CONSTRAINT "submissions_homework_student" UNIQUE("homework_id","student_id"),
	CONSTRAINT "submissions_status" CHECK ("submissions"."status" in ('notStart', 'underway', 'reject', 'finish', 'remark'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_charges" ADD CONSTRAINT "correction_charges_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_charges" ADD CONSTRAINT "correction_charges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD CONSTRAINT "homework_questions_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_reviewer_id_accounts_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classrooms_of_owner" ON "classrooms" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "correction_charges_of_account" ON "correction_charges" USING btree ("account_id","charged_at");--> statement-breakpoint
CREATE INDEX "enrollments_of_student" ON "enrollments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "homework_of_classroom" ON "homework" USING btree ("classroom_id","id");--> statement-breakpoint
CREATE INDEX "homework_of_teacher" ON "homework" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE INDEX "reports_working" ON "reports" USING btree ("requested_at") WHERE "reports"."state" = 'working';--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_live" ON "sessions" USING btree ("account_id") WHERE "sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "submissions_of_student" ON "submissions" USING btree ("student_id","status","id");