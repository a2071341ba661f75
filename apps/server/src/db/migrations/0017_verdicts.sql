ALTER TABLE "submissions" ADD COLUMN "verdict_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "undo" jsonb;--> statement-breakpoint
CREATE INDEX "submissions_undo" ON "submissions" USING btree ("id") WHERE "submissions"."undo" is not null;