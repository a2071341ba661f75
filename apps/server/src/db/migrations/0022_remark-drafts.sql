DROP INDEX "submissions_of_reviewer";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "is_remark_drafted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "earlier_reject_reason" text;--> statement-breakpoint
CREATE INDEX "submissions_of_reviewer" ON "submissions" USING btree ("reviewer_id","reviewed_at") WHERE "submissions"."reviewer_id" is not null;