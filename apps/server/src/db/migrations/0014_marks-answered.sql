CREATE TABLE "disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"essay_id" bigint NOT NULL,
	"revision_id" bigint NOT NULL,
	"rule_id" text NOT NULL,
	"engine_version" text NOT NULL,
	"sentence_hash" text NOT NULL,
	"position" integer NOT NULL,
	"quote" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "disputes_mark" UNIQUE("essay_id","rule_id","sentence_hash","position","quote")
);
--> statement-breakpoint
CREATE TABLE "removed_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removed_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"essay_id" bigint NOT NULL,
	"revision_id" bigint NOT NULL,
	"rule_id" text NOT NULL,
	"engine_version" text NOT NULL,
	"sentence_hash" text NOT NULL,
	"position" integer NOT NULL,
	"quote" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_marks_mark" UNIQUE("essay_id","rule_id","sentence_hash","position","quote")
);
--> statement-breakpoint
CREATE TABLE "wrong_characters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_characters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint,
	"account_id" bigint NOT NULL,
	"essay_id" bigint NOT NULL,
	"revision_id" bigint NOT NULL,
	"wrong" text NOT NULL,
	"right" text NOT NULL,
	"before" text NOT NULL,
	"answer" text NOT NULL,
	"after" text NOT NULL,
	"met_at" timestamp (3) with time zone NOT NULL,
	"gathered_at" timestamp (3) with time zone,
	"right_on" date,
	"told_on" date,
	CONSTRAINT "wrong_characters_of_account" UNIQUE("account_id","wrong","right")
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_marks" ADD CONSTRAINT "removed_marks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_marks" ADD CONSTRAINT "removed_marks_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_marks" ADD CONSTRAINT "removed_marks_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_characters" ADD CONSTRAINT "wrong_characters_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_characters" ADD CONSTRAINT "wrong_characters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_characters" ADD CONSTRAINT "wrong_characters_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_characters" ADD CONSTRAINT "wrong_characters_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_of_revision" ON "disputes" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "removed_marks_of_revision" ON "removed_marks" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "wrong_characters_gathered" ON "wrong_characters" USING btree ("account_id","gathered_at","id") WHERE "wrong_characters"."gathered_at" is not null;--> statement-breakpoint
CREATE INDEX "wrong_characters_of_essay" ON "wrong_characters" USING btree ("essay_id");--> statement-breakpoint
CREATE INDEX "wrong_characters_of_revision" ON "wrong_characters" USING btree ("revision_id");