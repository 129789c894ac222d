ALTER TABLE "networks" DROP CONSTRAINT "networks_hold_days_request";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "payable_rule" text DEFAULT 'days' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "network_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "network_payment_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "releasable_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "expected_latest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "payable_rule" text DEFAULT 'days' NOT NULL;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "usual_days_from" integer;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "usual_days_to" integer;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "payable_rule_wanted" text;--> statement-breakpoint
CREATE INDEX "leads_releasable" ON "leads" USING btree ("releasable_at") WHERE "leads"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "leads_rule" ON "leads" USING btree ("network","payable_rule") WHERE "leads"."state" in ('pending', 'confirmed', 'on_hold');--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_paid_first" CHECK ("leads"."state" <> 'payable' or "leads"."payable_rule" <> 'paid' or "leads"."network_paid_at" is not null);--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_usual_days" CHECK (("networks"."payable_rule" = 'days' or "networks"."usual_days_to" is not null)
        and ("networks"."usual_days_from" is null) = ("networks"."usual_days_to" is null)
        and "networks"."usual_days_from" between 0 and "networks"."usual_days_to");--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_hold_days_request" CHECK ("networks"."hold_days_wanted" >= 0 and ("networks"."hold_days_wanted" < "networks"."hold_days" or "networks"."payable_rule_wanted" is not null));--> statement-breakpoint
UPDATE "leads" SET "releasable_at" = "expected_payable_at";
