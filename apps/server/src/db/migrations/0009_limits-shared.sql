CREATE TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "password_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
CREATE INDEX "rate_counts_expire" ON "rate_counts" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "password_tries_expire" ON "password_tries" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_device" ON "sessions" USING btree ("account_id","device_hash");