DROP INDEX "notifications_of_account";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
-- Homework from before messages was seen long ago.
UPDATE "homework" SET "announced_at" = "created_at";--> statement-breakpoint
CREATE INDEX "grants_end" ON "grants" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "homework_to_announce" ON "homework" USING btree ("starts_at") WHERE "homework"."announced_at" is null;--> statement-breakpoint
CREATE INDEX "homework_of_end" ON "homework" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "notifications_of_tip" ON "notifications" USING btree ("tip");--> statement-breakpoint
CREATE INDEX "notifications_of_account" ON "notifications" USING btree ("account_id","created_at","id");