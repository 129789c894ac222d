CREATE TABLE "click_days" (
	"day" date NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "click_days_day_store_id_network_pk" PRIMARY KEY("day","store_id","network")
);
--> statement-breakpoint
CREATE TABLE "network_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"file_name" text NOT NULL,
	"content" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "balance_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"required_approvals" integer DEFAULT 1 NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "balance_adjustments_amount" CHECK ("balance_adjustments"."amount" <> 0),
	CONSTRAINT "balance_adjustments_requester" CHECK ("balance_adjustments"."requested_by" <> "balance_adjustments"."user_id"),
	CONSTRAINT "balance_adjustments_decider" CHECK ("balance_adjustments"."decided_by" <> "balance_adjustments"."user_id" and "balance_adjustments"."decided_by" <> "balance_adjustments"."requested_by"),
	CONSTRAINT "balance_adjustments_approved" CHECK ("balance_adjustments"."state" = 'requested' or "balance_adjustments"."required_approvals" = 1 or "balance_adjustments"."decided_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "postback_events" ADD COLUMN "report_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "click_days" ADD CONSTRAINT "click_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "click_days" ADD CONSTRAINT "click_days_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_reports_newest" ON "network_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "balance_adjustments_user" ON "balance_adjustments" USING btree ("user_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "balance_adjustments_open" ON "balance_adjustments" USING btree ("requested_at","id") WHERE "balance_adjustments"."state" = 'requested';--> statement-breakpoint
ALTER TABLE "postback_events" ADD CONSTRAINT "postback_events_report_id_network_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."network_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clicks_network" ON "clicks" USING btree ("network","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_network" ON "leads" USING btree ("network","occurred_at","id");--> statement-breakpoint
CREATE INDEX "postback_events_report" ON "postback_events" USING btree ("report_id","sequence") WHERE "postback_events"."report_id" is not null;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_paid_at" ON "withdrawals" USING btree ("settled_at") WHERE "withdrawals"."state" = 'paid';