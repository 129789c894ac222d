CREATE TABLE "fraud_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"appealed_at" timestamp (3) with time zone,
	"appeal_ticket_id" uuid,
	"confirmed_by" uuid,
	CONSTRAINT "fraud_cases_reference_unique" UNIQUE("reference"),
	CONSTRAINT "fraud_cases_hold" CHECK ("fraud_cases"."action" <> 'hold' or "fraud_cases"."due_at" is not null),
	CONSTRAINT "fraud_cases_decider" CHECK ("fraud_cases"."decided_by" <> "fraud_cases"."user_id"),
	CONSTRAINT "fraud_cases_second" CHECK ("fraud_cases"."confirmed_by" is null or "fraud_cases"."decided_by" <> "fraud_cases"."confirmed_by"),
	CONSTRAINT "fraud_cases_decided" CHECK (("fraud_cases"."state" in ('cleared', 'confirmed')) = ("fraud_cases"."decided_by" is not null)
        and ("fraud_cases"."decided_by" is null) = ("fraud_cases"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE "fraud_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"action" text NOT NULL,
	"mode" text DEFAULT 'observe' NOT NULL,
	"hold_hours" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	"touched" integer,
	"touched_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "fraud_scan" (
	"id" integer PRIMARY KEY NOT NULL,
	"cursor" uuid,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"screened_until" timestamp (3) with time zone,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "fraud_scan_single" CHECK ("fraud_scan"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_hold";--> statement-breakpoint
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_rule_id_fraud_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."fraud_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_appeal_ticket_id_tickets_id_fk" FOREIGN KEY ("appeal_ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_rules" ADD CONSTRAINT "fraud_rules_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fraud_cases_waiting" ON "fraud_cases" USING btree ("user_id","rule_id") WHERE "fraud_cases"."state" in ('open', 'appealed');--> statement-breakpoint
CREATE INDEX "fraud_cases_user" ON "fraud_cases" USING btree ("user_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "fraud_cases_newest" ON "fraud_cases" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "fraud_cases_state" ON "fraud_cases" USING btree ("state","opened_at","id");--> statement-breakpoint
CREATE INDEX "fraud_cases_rule" ON "fraud_cases" USING btree ("rule_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "fraud_cases_search" ON "fraud_cases" USING gin (search_text("reference") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fraud_cases_due" ON "fraud_cases" USING btree ("due_at") WHERE "fraud_cases"."state" in ('open', 'appealed');--> statement-breakpoint
CREATE UNIQUE INDEX "fraud_rules_name" ON "fraud_rules" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "known_devices_hash" ON "known_devices" USING btree ("hash","user_id");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_hold" CHECK ("withdrawals"."held_at" is null or ("withdrawals"."state" = 'requested' and "withdrawals"."hold_reason" is not null
        and ("withdrawals"."held_by" is null or "withdrawals"."held_by" <> "withdrawals"."user_id")));--> statement-breakpoint
INSERT INTO "fraud_scan" ("id") VALUES (1);--> statement-breakpoint
INSERT INTO "fraud_rules" ("id", "name", "conditions", "action", "hold_hours") VALUES
  ('5f0b1c7e-0001-4f6a-9a51-0d2f3b6c9e01', 'Three accounts with one payout account', '[{"signal":"shared_payout","atLeast":2}]', 'hold', 72),
  ('5f0b1c7e-0002-4f6a-9a51-0d2f3b6c9e02', 'Refers accounts of their own', '[{"signal":"self_referral","atLeast":1}]', 'review', 72),
  ('5f0b1c7e-0003-4f6a-9a51-0d2f3b6c9e03', 'Purchases within seconds of the click', '[{"signal":"fast_purchases","atLeast":3}]', 'review', 72),
  ('5f0b1c7e-0004-4f6a-9a51-0d2f3b6c9e04', 'Many new payout methods in a week', '[{"signal":"payout_velocity","atLeast":4}]', 'hold', 48),
  ('5f0b1c7e-0005-4f6a-9a51-0d2f3b6c9e05', 'Disposable address on a shared browser', '[{"signal":"disposable_mail","atLeast":1},{"signal":"shared_device","atLeast":1}]', 'review', 72);
