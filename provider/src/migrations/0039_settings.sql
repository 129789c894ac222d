CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "setting_changes_version" CHECK ("setting_changes"."version" > 0),
	CONSTRAINT "setting_changes_decided" CHECK (("setting_changes"."state" = 'proposed') = ("setting_changes"."decided_at" is null)
        and ("setting_changes"."decided_at" is null) = ("setting_changes"."decided_by" is null)),
	CONSTRAINT "setting_changes_second_admin" CHECK ("setting_changes"."state" <> 'in_force' or "setting_changes"."area" = 'contact' or "setting_changes"."decided_by" <> "setting_changes"."requested_by")
);
--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "setting_changes_version" ON "setting_changes" USING btree ("area","currency","version") WHERE "setting_changes"."state" = 'in_force';--> statement-breakpoint
CREATE UNIQUE INDEX "setting_changes_open" ON "setting_changes" USING btree ("area","currency") WHERE "setting_changes"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "setting_changes_history" ON "setting_changes" USING btree ("area","currency","requested_at","id");