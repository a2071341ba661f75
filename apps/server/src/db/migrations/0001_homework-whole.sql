CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"type" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"address" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "writing_references" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_references_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"request_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "writing_references_request" UNIQUE("teacher_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "allow_writing_assistant" boolean NOT NULL DEFAULT true;--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "allow_writing_assistant" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "ai_use" text NOT NULL DEFAULT 'full';--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "ai_use" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "digress_check" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "digress_check" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "similarity_check" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "similarity_check" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "reference" jsonb;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD COLUMN "keywords" jsonb NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "homework_questions" ALTER COLUMN "keywords" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "country" text NOT NULL DEFAULT 'CN';--> statement-breakpoint
ALTER TABLE "schools" ALTER COLUMN "country" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "region_id" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "typed_characters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "pasted_characters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "photo_characters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "voice_characters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "handed_in_revision_id" bigint;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reviewed_in_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "writing_references" ADD CONSTRAINT "writing_references_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_codes_of_phone" ON "sms_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_of_address" ON "sms_codes" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "writing_references_of_teacher" ON "writing_references" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE INDEX "homework_deleted" ON "homework" USING btree ("deleted_at") WHERE "homework"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "schools_of_region" ON "schools" USING btree ("region_id","name");--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_request" UNIQUE("owner_id","request_key");--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_country" CHECK ("schools"."country" in ('CN', 'MY'));--> statement-breakpoint
UPDATE "submissions" SET "handed_in_revision_id" = "revision_id" WHERE "status" IN ('finish', 'remark');