CREATE TABLE "file_store" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "file_store" DEFAULT VALUES;
--> statement-breakpoint
ALTER TABLE "avatars" ALTER COLUMN "image" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "prints" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_file_key" UNIQUE("file_key");--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_file_key" UNIQUE("file_key");