CREATE TABLE "essay_fingerprints" (
	"revision_id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint,
	"classroom_id" bigint NOT NULL,
	"fingerprints" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "similarities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "similarities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"homework_id" bigint NOT NULL,
	"essay_id" bigint NOT NULL,
	"revision_id" bigint NOT NULL,
	"other_essay_id" bigint,
	"other_revision_id" bigint,
	"reference_id" integer,
	"passages" jsonb NOT NULL,
	"characters" integer NOT NULL,
	CONSTRAINT "similarities_pair" UNIQUE NULLS NOT DISTINCT("homework_id","essay_id","other_essay_id","reference_id")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "extended_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "excused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "essay_fingerprints" ADD CONSTRAINT "essay_fingerprints_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_fingerprints" ADD CONSTRAINT "essay_fingerprints_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_fingerprints" ADD CONSTRAINT "essay_fingerprints_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarities" ADD CONSTRAINT "similarities_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarities" ADD CONSTRAINT "similarities_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarities" ADD CONSTRAINT "similarities_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarities" ADD CONSTRAINT "similarities_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarities" ADD CONSTRAINT "similarities_other_essay_id_essays_id_fk" FOREIGN KEY ("other_essay_id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarities" ADD CONSTRAINT "similarities_other_revision_id_revisions_id_fk" FOREIGN KEY ("other_revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "essay_fingerprints_of_classroom" ON "essay_fingerprints" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "similarities_of_essay" ON "similarities" USING btree ("essay_id");--> statement-breakpoint
CREATE INDEX "similarities_of_other" ON "similarities" USING btree ("other_essay_id");--> statement-breakpoint
CREATE INDEX "similarities_of_revision" ON "similarities" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "similarities_of_other_revision" ON "similarities" USING btree ("other_revision_id");