CREATE TABLE "goal_verdicts" (
	"revision_id" bigint NOT NULL,
	"goal_no" integer NOT NULL,
	"is_met" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goal_verdicts_revision_id_goal_no_pk" PRIMARY KEY("revision_id","goal_no")
);
--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "goals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goal_verdicts" ADD CONSTRAINT "goal_verdicts_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","category") WHERE "notifications"."read_at" is null and "notifications"."hidden_at" is null;