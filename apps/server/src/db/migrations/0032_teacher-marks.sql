CREATE TABLE "teacher_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"essay_id" bigint NOT NULL,
	"revision_id" bigint NOT NULL,
	"teacher_id" bigint,
	"kind" text NOT NULL,
	"paragraph" integer NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"quote" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "teacher_marks_place" UNIQUE("revision_id","teacher_id","paragraph","start","end")
);
--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teacher_marks_of_essay" ON "teacher_marks" USING btree ("essay_id");--> statement-breakpoint
CREATE INDEX "teacher_marks_of_teacher" ON "teacher_marks" USING btree ("teacher_id");