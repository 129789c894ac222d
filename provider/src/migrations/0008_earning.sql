CREATE TABLE "claim_proofs" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"click_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"ordered_on" date NOT NULL,
	"order_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"reason" text,
	"lead_id" uuid,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "claims_amount" CHECK ("claims"."order_amount" > 0),
	CONSTRAINT "claims_decider" CHECK ("claims"."decided_by" <> "claims"."user_id"),
	CONSTRAINT "claims_reason" CHECK ("claims"."state" <> 'refused' or "claims"."reason" is not null),
	CONSTRAINT "claims_lead" CHECK ("claims"."state" <> 'accepted' or "claims"."lead_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"offer_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip" text,
	"device" text,
	"country" text,
	"referrer" text,
	"tracked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"cash_back_before" bigint NOT NULL,
	"cash_back_after" bigint NOT NULL,
	"reason" text,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "network_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"ciphertext" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "networks" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"tracking_url" text NOT NULL,
	"hold_days" integer NOT NULL,
	"click_days" integer DEFAULT 30 NOT NULL,
	"tracks_within_hours" integer DEFAULT 48 NOT NULL,
	"authentication" text NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "networks_days" CHECK ("networks"."hold_days" >= 0 and "networks"."click_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "postback_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"network" text NOT NULL,
	"source" text DEFAULT 'postback' NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"ip" text,
	"content_type" text,
	"payload" text NOT NULL,
	"payload_hash" text NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"interpretation" jsonb,
	"transaction_id" text,
	"lead_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	CONSTRAINT "postback_events_once" UNIQUE("network","payload_hash")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"code" text,
	"title" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "coupons_period" CHECK ("coupons"."ends_at" is null or "coupons"."ends_at" > "coupons"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_versions_offer_id_version_pk" PRIMARY KEY("offer_id","version")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"rate_kind" text NOT NULL,
	"rate" integer NOT NULL,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rate_minimum" integer NOT NULL,
	"rate_maximum" integer NOT NULL,
	"commission" integer NOT NULL,
	"cap" bigint,
	"terms" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"exclusions" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_period" CHECK ("offers"."ends_at" is null or "offers"."ends_at" > "offers"."starts_at"),
	CONSTRAINT "offers_rate" CHECK ("offers"."rate_minimum" >= 0 and "offers"."rate" between "offers"."rate_minimum" and "offers"."rate_maximum"),
	CONSTRAINT "offers_commission" CHECK ("offers"."rate_maximum" <= "offers"."commission"),
	CONSTRAINT "offers_cap" CHECK ("offers"."cap" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_once";--> statement-breakpoint
DROP INDEX "activity_logs_action";--> statement-breakpoint
DROP INDEX "leads_user";--> statement-breakpoint
DROP INDEX "leads_store";--> statement-breakpoint
DROP INDEX "mails_sequence";--> statement-breakpoint
DROP INDEX "ledger_entries_account";--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
DROP INDEX "withdrawals_user";--> statement-breakpoint
DROP INDEX "withdrawals_state";--> statement-breakpoint
DROP INDEX "withdrawals_requested";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "click_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text DEFAULT 'postback' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reason_note" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "amount_as_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "payable_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "occurrence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What stood there already is brought along: networks known by name only, leads without their steps.
INSERT INTO "networks" ("key", "name", "status", "tracking_url", "hold_days", "authentication", "mapping")
  SELECT DISTINCT "network", "network", 'paused', '', 45, 'hmac', '{}'::jsonb FROM "leads";--> statement-breakpoint
UPDATE "leads" SET "amount_as_of" = "occurred_at", "created_at" = "occurred_at",
  "held_from" = CASE WHEN "state" = 'on_hold' THEN 'pending' END,
  "reason" = CASE "state" WHEN 'rejected' THEN 'unspecified' WHEN 'reversed' THEN 'unspecified' WHEN 'on_hold' THEN 'under_review' END,
  "confirmed_at" = CASE WHEN "state" IN ('confirmed', 'payable') THEN "occurred_at" END,
  "payable_at" = CASE WHEN "state" = 'payable' THEN "expected_payable_at" END,
  "closed_at" = CASE WHEN "state" IN ('rejected', 'reversed') THEN "occurred_at" END;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "amount_as_of" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_proofs" ADD CONSTRAINT "claim_proofs_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_click_id_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."clicks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_offer_id_offer_version_offer_versions_offer_id_version_fk" FOREIGN KEY ("offer_id","offer_version") REFERENCES "public"."offer_versions"("offer_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_secrets" ADD CONSTRAINT "network_secrets_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_secrets" ADD CONSTRAINT "network_secrets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postback_events" ADD CONSTRAINT "postback_events_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("store_id",lower("order_number")) WHERE "claims"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_state" ON "claims" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "clicks_newest" ON "clicks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clicks_user" ON "clicks" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clicks_store" ON "clicks" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clicks_tracked" ON "clicks" USING btree ("created_at","id") WHERE "clicks"."tracked_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_changes_lead" ON "lead_changes" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "network_secrets_current" ON "network_secrets" USING btree ("network") WHERE "network_secrets"."ends_at" is null;--> statement-breakpoint
CREATE INDEX "postback_events_due" ON "postback_events" USING btree ("due_at") WHERE "postback_events"."state" = 'received';--> statement-breakpoint
CREATE INDEX "postback_events_network" ON "postback_events" USING btree ("network","sequence");--> statement-breakpoint
CREATE INDEX "postback_events_state" ON "postback_events" USING btree ("state","sequence");--> statement-breakpoint
CREATE INDEX "postback_events_transaction" ON "postback_events" USING btree ("network","transaction_id");--> statement-breakpoint
CREATE INDEX "coupons_store" ON "coupons" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "offers_store" ON "offers" USING btree ("store_id","starts_at","id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_click_id_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."clicks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "leads_state" ON "leads" USING btree ("state","occurred_at","id");--> statement-breakpoint
CREATE INDEX "leads_click" ON "leads" USING btree ("click_id");--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("expected_payable_at") WHERE "leads"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "activity_logs_action" ON "activity_logs" USING btree ("action","sequence");--> statement-breakpoint
CREATE INDEX "leads_user" ON "leads" USING btree ("user_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "leads_store" ON "leads" USING btree ("store_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "mails_sequence" ON "mails" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","sequence") WHERE "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_requested" ON "withdrawals" USING btree ("requested_at","id");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_once" UNIQUE("kind","reference_type","reference_id","occurrence");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_amounts" CHECK ("leads"."cash_back" >= 0 and "leads"."order_amount" >= 0);--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_decider" CHECK ("leads"."decided_by" <> "leads"."user_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_held" CHECK (("leads"."state" = 'on_hold') = ("leads"."held_from" is not null));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_reason" CHECK ("leads"."state" not in ('rejected', 'reversed') or "leads"."reason" is not null);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_slug" CHECK ("stores"."slug" <> 'trending');--> statement-breakpoint
-- A purchase that turned out smaller takes back like one that was undone: the balance may go below zero.
CREATE OR REPLACE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account ledger_accounts%ROWTYPE;
  previous bigint;
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  SELECT * INTO account FROM ledger_accounts WHERE id = NEW.account_id;
  IF account.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT balance_after INTO previous FROM ledger_entries
    WHERE account_id = NEW.account_id AND id < NEW.id ORDER BY id DESC LIMIT 1;
  IF NEW.balance_after IS DISTINCT FROM coalesce(previous, 0) + NEW.amount THEN
    RAISE EXCEPTION 'ledger entry % does not follow from the one before it', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.balance_after < 0 AND NEW.amount < 0
    AND (SELECT kind FROM ledger_transactions WHERE id = NEW.transaction_id) NOT IN ('cashback_reversed', 'cashback_corrected') THEN
    RAISE EXCEPTION 'ledger entry % overdraws its account', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF account.balance IS DISTINCT FROM
    (SELECT balance_after FROM ledger_entries WHERE account_id = NEW.account_id ORDER BY id DESC LIMIT 1) THEN
    RAISE EXCEPTION 'ledger account % is not the sum of its entries', NEW.account_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON offer_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER lead_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lead_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
