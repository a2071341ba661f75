CREATE TABLE "essays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "essays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	CONSTRAINT "essays_kind" CHECK ("essays"."kind" in ('homework', 'practice'))
);
--> statement-breakpoint
CREATE TABLE "practice_essays" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"genre" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"characters" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"typed_characters" integer DEFAULT 0 NOT NULL,
	"pasted_characters" integer DEFAULT 0 NOT NULL,
	"photo_characters" integer DEFAULT 0 NOT NULL,
	"voice_characters" integer DEFAULT 0 NOT NULL,
	"revision_id" bigint,
	"grade_level" integer,
	"author" text NOT NULL,
	"score_scale" integer NOT NULL,
	"question_id" bigint,
	"task_title" text DEFAULT '' NOT NULL,
	"task_requirement" text DEFAULT '' NOT NULL,
	"request_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"corrected_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "practice_essays_request" UNIQUE("account_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text,
	"owner_id" bigint,
	"taken_from" bigint,
	"title" text NOT NULL,
	"requirement" text NOT NULL,
	"ideation" text NOT NULL,
	"keywords" jsonb NOT NULL,
	"edition" text,
	"grade_level" integer,
	"unit" text,
	"genre" text,
	"theme" text,
	"tag" text,
	"place" integer DEFAULT 0 NOT NULL,
	"request_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "questions_key" UNIQUE("key"),
	CONSTRAINT "questions_request" UNIQUE("owner_id","request_key"),
	CONSTRAINT "questions_taken" UNIQUE("owner_id","taken_from"),
	CONSTRAINT "questions_kind" CHECK (("questions"."key" is null) <> ("questions"."owner_id" is null))
);
--> statement-breakpoint
ALTER TABLE "revisions" RENAME COLUMN "submission_id" TO "essay_id";--> statement-breakpoint
ALTER TABLE "revisions" DROP CONSTRAINT "revisions_submission_text";--> statement-breakpoint
ALTER TABLE "revisions" DROP CONSTRAINT "revisions_submission_no";--> statement-breakpoint
ALTER TABLE "revisions" DROP CONSTRAINT "revisions_submission_id_submissions_id_fk";
--> statement-breakpoint
DROP INDEX "homework_of_teacher";--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
INSERT INTO "essays" ("id", "kind") OVERRIDING SYSTEM VALUE SELECT "id", 'homework' FROM "submissions";--> statement-breakpoint
SELECT setval('essays_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "submissions"), false);--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "grade_level" integer;--> statement-breakpoint
ALTER TABLE "practice_essays" ADD CONSTRAINT "practice_essays_id_essays_id_fk" FOREIGN KEY ("id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_essays" ADD CONSTRAINT "practice_essays_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_essays" ADD CONSTRAINT "practice_essays_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_essays_of_account" ON "practice_essays" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "practice_essays_shown" ON "practice_essays" USING btree ("account_id","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "practice_essays"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "practice_essays_of_genre" ON "practice_essays" USING btree ("account_id","genre","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "practice_essays"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "practice_essays_compared" ON "practice_essays" USING btree ("grade_level","genre","corrected_at") WHERE "practice_essays"."deleted_at" is null and "practice_essays"."corrected_at" is not null;--> statement-breakpoint
CREATE INDEX "practice_essays_of_question" ON "practice_essays" USING btree ("question_id") WHERE "practice_essays"."question_id" is not null;--> statement-breakpoint
CREATE INDEX "practice_essays_deleted" ON "practice_essays" USING btree ("deleted_at") WHERE "practice_essays"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "questions_of_grade" ON "questions" USING btree ("grade_level","place") WHERE "questions"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "questions_public" ON "questions" USING btree ("place") WHERE "questions"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "questions_of_owner" ON "questions" USING btree ("owner_id","id") WHERE "questions"."owner_id" is not null;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_id_essays_id_fk" FOREIGN KEY ("id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_of_teacher" ON "homework" USING btree ("teacher_id","ends_at");--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_essay_text" UNIQUE("essay_id","content_hash");--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_essay_no" UNIQUE("essay_id","revision_no");