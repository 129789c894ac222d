CREATE TABLE "academy_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "academy_bonuses_once" UNIQUE("user_id","course_id"),
	CONSTRAINT "academy_bonuses_amount" CHECK ("academy_bonuses"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "academy_bonuses" ADD CONSTRAINT "academy_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_bonuses" ADD CONSTRAINT "academy_bonuses_course_id_academy_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."academy_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "academy_bonuses_month" ON "academy_bonuses" USING btree ("paid_at");