CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"image" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "avatars_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"guardian_phone" text NOT NULL,
	"is_given" boolean NOT NULL,
	"version" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"days" integer NOT NULL,
	"uses" integer,
	"batch" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"bound_by" bigint,
	"bound_at" timestamp (3) with time zone,
	"grant_id" bigint,
	CONSTRAINT "entitlements_code" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"content" text NOT NULL,
	"request_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_request" UNIQUE("account_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "grading_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grading_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"salt" text NOT NULL,
	"password_hash" text NOT NULL,
	"days" integer NOT NULL,
	"uses" integer,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"batch" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"bound_by" bigint,
	"bound_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp (3) with time zone,
	CONSTRAINT "grading_cards_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"uses" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "grants_times" CHECK ("grants"."starts_at" < "grants"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"tip" text NOT NULL,
	"link" jsonb,
	"event_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_event" UNIQUE("account_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"account_id" bigint NOT NULL,
	"package_id" text NOT NULL,
	"days" integer NOT NULL,
	"amount" integer NOT NULL,
	"recharge_type" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"guardian_agreed" boolean NOT NULL,
	"request_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"gateway_no" text,
	"grant_id" bigint,
	CONSTRAINT "orders_order_no" UNIQUE("order_no"),
	CONSTRAINT "orders_request" UNIQUE("account_id","request_key"),
	CONSTRAINT "orders_grant" UNIQUE("grant_id"),
	CONSTRAINT "orders_paid_whole" CHECK ("orders"."status" <> 'paid' or ("orders"."paid_at" is not null and "orders"."grant_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"price" integer NOT NULL,
	"is_offered" boolean NOT NULL,
	CONSTRAINT "packages_price" CHECK ("packages"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_phone_role";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "school_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "job_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "nickname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "correction_charges" ADD COLUMN "grant_id" bigint;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_bound_by_accounts_id_fk" FOREIGN KEY ("bound_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_cards" ADD CONSTRAINT "grading_cards_bound_by_accounts_id_fk" FOREIGN KEY ("bound_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consents_of_account" ON "consents" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "entitlements_of_account" ON "entitlements" USING btree ("bound_by");--> statement-breakpoint
CREATE INDEX "grading_cards_of_account" ON "grading_cards" USING btree ("bound_by");--> statement-breakpoint
CREATE INDEX "grants_of_account" ON "grants" USING btree ("account_id","ends_at");--> statement-breakpoint
CREATE INDEX "notifications_of_account" ON "notifications" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","category") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "orders_of_account" ON "orders" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "correction_charges" ADD CONSTRAINT "correction_charges_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_role" ON "accounts" USING btree ("phone","role") WHERE "accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_removed" ON "accounts" USING btree ("removed_at") WHERE "accounts"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "correction_charges_of_grant" ON "correction_charges" USING btree ("grant_id");--> statement-breakpoint
INSERT INTO "packages" ("id", "days", "price", "is_offered") VALUES ('A_WEEK', 7, 900, true), ('A_MONTH', 30, 2800, true), ('A_QUARTER', 90, 6800, true), ('HALF_YEAR', 180, 11800, true), ('A_YEAR', 365, 19800, true);
