ALTER TABLE "accounts" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "login_name" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_for" text;--> statement-breakpoint
CREATE INDEX "accounts_of_demo" ON "accounts" USING btree ("id") WHERE "accounts"."is_demo";--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_student_number" ON "enrollments" USING btree ("classroom_id","student_number") WHERE "enrollments"."student_number" <> '';--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_login_name" UNIQUE("login_name");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_named" CHECK ("accounts"."phone" is not null or "accounts"."login_name" is not null);--> statement-breakpoint
UPDATE "accounts" SET "agreed_at" = "created_at";--> statement-breakpoint
UPDATE "accounts" SET "is_demo" = true WHERE "phone" ~ '^100000000[0-9]{2}$';
