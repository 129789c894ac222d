CREATE TABLE "academy_bookmarks" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "academy_bookmarks_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "academy_bookmarks" ADD CONSTRAINT "academy_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_bookmarks" ADD CONSTRAINT "academy_bookmarks_course_id_academy_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."academy_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_expected" ON "leads" USING btree ("expected_payable_at");--> statement-breakpoint
CREATE INDEX "leads_hour" ON "leads" USING btree (((extract(isodow from "occurred_at" at time zone 'UTC') * 24 + extract(hour from "occurred_at" at time zone 'UTC'))::int),"occurred_at","id");