CREATE TABLE "photo_doubts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_doubts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"doubts" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photo_doubts" ADD CONSTRAINT "photo_doubts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_doubts_of_account" ON "photo_doubts" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "photo_doubts_read" ON "photo_doubts" USING btree ("read_at");