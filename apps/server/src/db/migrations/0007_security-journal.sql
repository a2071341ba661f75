CREATE TABLE "security_journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" bigint,
	"phone" text,
	"actor_id" bigint,
	"network" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_journal" ADD CONSTRAINT "security_journal_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_journal" ADD CONSTRAINT "security_journal_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_journal_at" ON "security_journal" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_journal_of_kind" ON "security_journal" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "security_journal_of_account" ON "security_journal" USING btree ("account_id","id") WHERE "security_journal"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "security_journal_of_phone" ON "security_journal" USING btree ("phone","id") WHERE "security_journal"."phone" is not null;--> statement-breakpoint
CREATE INDEX "security_journal_by_actor" ON "security_journal" USING btree ("actor_id") WHERE "security_journal"."actor_id" is not null;