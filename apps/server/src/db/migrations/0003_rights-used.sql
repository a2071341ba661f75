DROP INDEX "correction_charges_of_grant";--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "correction_charges_of_grant" ON "correction_charges" USING btree ("grant_id","charged_at");--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_used" CHECK ("grants"."used" >= 0 and ("grants"."uses" is null or "grants"."used" <= "grants"."uses"));