CREATE TABLE "phrases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"text" text NOT NULL,
	"pinyin" text NOT NULL,
	"is_pinned" boolean NOT NULL,
	"is_learned" boolean NOT NULL,
	"uses" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phrases_text" UNIQUE("teacher_id","text")
);
--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phrases_most_used" ON "phrases" USING btree ("teacher_id","is_pinned","uses","used_at");