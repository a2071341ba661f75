CREATE TABLE "classroom_assistants" (
	"classroom_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "classroom_assistants_classroom_id_teacher_id_pk" PRIMARY KEY("classroom_id","teacher_id")
);
--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "grade_level" integer;--> statement-breakpoint
UPDATE "homework" SET "grade_level" = "classrooms"."grade_level" FROM "classrooms" WHERE "classrooms"."id" = "homework"."classroom_id";--> statement-breakpoint
ALTER TABLE "homework" ALTER COLUMN "grade_level" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "classroom_assistants" ADD CONSTRAINT "classroom_assistants_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_assistants" ADD CONSTRAINT "classroom_assistants_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classroom_assistants_of_teacher" ON "classroom_assistants" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "classrooms_deleted" ON "classrooms" USING btree ("deleted_at") WHERE "classrooms"."deleted_at" is not null;