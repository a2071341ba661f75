CREATE TABLE "queue_turns" (
	"queue" text PRIMARY KEY NOT NULL,
	"begun" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "reports_working";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "turn" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_working" ON "reports" USING btree ("turn","requested_at") WHERE "reports"."state" = 'working';