CREATE TABLE "member_alerts" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"handled_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "member_alerts_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "store_rates" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"rate_kind" text NOT NULL,
	"rate" numeric(12, 2) NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_alerts" ADD CONSTRAINT "member_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_rates" ADD CONSTRAINT "store_rates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_alerts_handled" ON "member_alerts" USING btree ("handled_at");