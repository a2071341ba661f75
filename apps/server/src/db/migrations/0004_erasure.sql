CREATE TABLE "kept_payments" (
	"order_no" text PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"days" integer NOT NULL,
	"amount" integer NOT NULL,
	"recharge_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"gateway_no" text
);
--> statement-breakpoint
ALTER TABLE "classrooms" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "teacher_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_about_student" ON "notifications" USING btree ((("link" ->> 'studentId')::bigint)) WHERE ("notifications"."link" ->> 'studentId') is not null;--> statement-breakpoint
CREATE INDEX "sms_codes_sent" ON "sms_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "submissions_of_reviewer" ON "submissions" USING btree ("reviewer_id") WHERE "submissions"."reviewer_id" is not null;