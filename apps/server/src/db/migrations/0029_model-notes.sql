CREATE TABLE "model_notes" (
	"revision_id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint,
	"state" text NOT NULL,
	"model" text NOT NULL,
	"is_stand_in" boolean NOT NULL,
	"engine_version" text NOT NULL,
	"prompt_version" text NOT NULL,
	"answer_key" text NOT NULL,
	"marks" jsonb,
	"words" jsonb,
	"remark_state" text,
	"remark" text,
	"has_order" boolean DEFAULT false NOT NULL,
	"refused" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"released_by" bigint
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"school_id" bigint,
	"day" date NOT NULL,
	"model" text NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"yuan" double precision DEFAULT 0 NOT NULL,
	"held_tokens" bigint DEFAULT 0 NOT NULL,
	"held_yuan" double precision DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "model_usage_of_day" UNIQUE NULLS NOT DISTINCT("school_id","day","model")
);
--> statement-breakpoint
ALTER TABLE "model_notes" ADD CONSTRAINT "model_notes_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_notes" ADD CONSTRAINT "model_notes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_notes" ADD CONSTRAINT "model_notes_released_by_accounts_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_notes_of_answer" ON "model_notes" USING btree ("answer_key");--> statement-breakpoint
CREATE INDEX "model_notes_released_by" ON "model_notes" USING btree ("released_by");--> statement-breakpoint
CREATE INDEX "model_usage_days" ON "model_usage" USING btree ("day");