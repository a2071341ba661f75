CREATE TABLE "draft_changes" (
	"revision_id" bigint PRIMARY KEY NOT NULL,
	"earlier_revision_id" bigint NOT NULL,
	"school_id" bigint,
	"engine_version" text NOT NULL,
	"change" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "written_for" text;--> statement-breakpoint
ALTER TABLE "draft_changes" ADD CONSTRAINT "draft_changes_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_changes" ADD CONSTRAINT "draft_changes_earlier_revision_id_revisions_id_fk" FOREIGN KEY ("earlier_revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_changes" ADD CONSTRAINT "draft_changes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_changes_of_earlier" ON "draft_changes" USING btree ("earlier_revision_id");