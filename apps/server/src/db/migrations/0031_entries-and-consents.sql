ALTER TABLE "consents" ADD COLUMN "is_outside_given" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "entry" jsonb;