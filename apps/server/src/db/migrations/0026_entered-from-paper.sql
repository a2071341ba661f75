ALTER TABLE "revisions" ADD COLUMN "is_entered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "kept_draft_revision_id" bigint;