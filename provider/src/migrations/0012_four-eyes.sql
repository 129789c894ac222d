ALTER TABLE "network_reports" ADD COLUMN "applied_by" uuid;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "credits" bigint;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "hold_days_wanted" integer;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "hold_days_requested_by" uuid;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "hold_days_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_hold_days_requested_by_users_id_fk" FOREIGN KEY ("hold_days_requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_logs_at" ON "activity_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "balance_adjustments_requester" ON "balance_adjustments" USING btree ("requested_by","requested_at");--> statement-breakpoint
CREATE INDEX "network_reports_applied" ON "network_reports" USING btree ("applied_by","applied_at");--> statement-breakpoint
CREATE INDEX "withdrawal_approvals_admin" ON "withdrawal_approvals" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_approvals_member" ON "withdrawal_approvals" USING btree ("member_id","created_at");--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_second" CHECK ("network_reports"."applied_by" <> "network_reports"."requested_by");--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_hold_days_request" CHECK ("networks"."hold_days_wanted" >= 0 and "networks"."hold_days_wanted" < "networks"."hold_days");--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_hold_days_requester" CHECK (("networks"."hold_days_wanted" is null) = ("networks"."hold_days_requested_by" is null));