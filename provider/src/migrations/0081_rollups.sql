CREATE TABLE "click_months" (
	"month" date NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "click_months_month_store_id_network_pk" PRIMARY KEY("month","store_id","network")
);
--> statement-breakpoint
CREATE TABLE "click_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"clicks" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "due_days" (
	"day" date NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"leads" integer NOT NULL,
	"cash_back" bigint NOT NULL,
	CONSTRAINT "due_days_day_state_currency_pk" PRIMARY KEY("day","state","currency")
);
--> statement-breakpoint
CREATE TABLE "payout_days" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"payouts" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payout_days_day_currency_pk" PRIMARY KEY("day","currency")
);
--> statement-breakpoint
CREATE TABLE "purchase_days" (
	"day" date NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"currency" text NOT NULL,
	"leads" integer NOT NULL,
	"commission" bigint NOT NULL,
	"cash_back" bigint NOT NULL,
	"hours" smallint[] NOT NULL,
	"leads_by_hour" integer[] NOT NULL,
	"commission_by_hour" bigint[] NOT NULL,
	"cash_back_by_hour" bigint[] NOT NULL,
	CONSTRAINT "purchase_days_day_state_reason_currency_pk" PRIMARY KEY("day","state","reason","currency")
);
--> statement-breakpoint
CREATE TABLE "rollup_changes" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"id" bigserial,
	CONSTRAINT "rollup_changes_kind_day_id_pk" PRIMARY KEY("kind","day","id")
);
--> statement-breakpoint
CREATE TABLE "seller_sums" (
	"unit" text NOT NULL,
	"start" date NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"currency" text NOT NULL,
	"leads" integer NOT NULL,
	"refused" integer NOT NULL,
	"commission" bigint NOT NULL,
	"cash_back" bigint NOT NULL,
	CONSTRAINT "seller_sums_unit_start_store_id_network_currency_pk" PRIMARY KEY("unit","start","store_id","network","currency")
);
--> statement-breakpoint
CREATE FUNCTION utc_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (moment AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
-- Inserts instead of updates, so that transactions that change purchases of the same day don't wait for each other.
CREATE FUNCTION note_lead_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO rollup_changes (kind, day)
    VALUES ('purchases', utc_day(NEW.occurred_at)), ('due', utc_day(NEW.expected_payable_at));
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO rollup_changes (kind, day)
    VALUES ('purchases', utc_day(OLD.occurred_at)), ('due', utc_day(OLD.expected_payable_at));
  ELSE
    INSERT INTO rollup_changes (kind, day)
    VALUES ('purchases', utc_day(OLD.occurred_at)), ('due', utc_day(OLD.expected_payable_at));
    IF utc_day(NEW.occurred_at) <> utc_day(OLD.occurred_at) THEN
      INSERT INTO rollup_changes (kind, day) VALUES ('purchases', utc_day(NEW.occurred_at));
    END IF;
    IF utc_day(NEW.expected_payable_at) <> utc_day(OLD.expected_payable_at) THEN
      INSERT INTO rollup_changes (kind, day) VALUES ('due', utc_day(NEW.expected_payable_at));
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leads_rollup AFTER INSERT OR DELETE ON leads
  FOR EACH ROW EXECUTE FUNCTION note_lead_days();
--> statement-breakpoint
CREATE TRIGGER leads_rollup_update AFTER UPDATE ON leads
  FOR EACH ROW WHEN (
    (OLD.store_id, OLD.network, OLD.currency, OLD.commission, OLD.cash_back, OLD.state, OLD.reason, OLD.occurred_at, OLD.expected_payable_at)
    IS DISTINCT FROM
    (NEW.store_id, NEW.network, NEW.currency, NEW.commission, NEW.cash_back, NEW.state, NEW.reason, NEW.occurred_at, NEW.expected_payable_at)
  ) EXECUTE FUNCTION note_lead_days();
--> statement-breakpoint
CREATE FUNCTION note_payout_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'paid' AND OLD.settled_at IS NOT NULL THEN
    INSERT INTO rollup_changes (kind, day) VALUES ('payouts', utc_day(OLD.settled_at));
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'paid' AND NEW.settled_at IS NOT NULL THEN
    INSERT INTO rollup_changes (kind, day) VALUES ('payouts', utc_day(NEW.settled_at));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_rollup AFTER INSERT OR DELETE ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION note_payout_days();
--> statement-breakpoint
CREATE TRIGGER withdrawals_rollup_update AFTER UPDATE ON withdrawals
  FOR EACH ROW WHEN (
    (OLD.currency, OLD.amount, OLD.state, OLD.settled_at) IS DISTINCT FROM (NEW.currency, NEW.amount, NEW.state, NEW.settled_at)
  ) EXECUTE FUNCTION note_payout_days();
--> statement-breakpoint
-- The worker sums the days that there are already. Each is found with one step in an index.
INSERT INTO rollup_changes (kind, day)
WITH RECURSIVE days AS (
  SELECT utc_day(min(occurred_at)) AS day FROM leads
  UNION ALL
  SELECT (SELECT utc_day(min(occurred_at)) FROM leads WHERE occurred_at >= (days.day + 1)::timestamp AT TIME ZONE 'UTC')
  FROM days WHERE days.day IS NOT NULL
)
SELECT 'purchases', day FROM days WHERE day IS NOT NULL;
--> statement-breakpoint
INSERT INTO rollup_changes (kind, day)
WITH RECURSIVE days AS (
  SELECT utc_day(min(expected_payable_at)) AS day FROM leads
  UNION ALL
  SELECT (SELECT utc_day(min(expected_payable_at)) FROM leads WHERE expected_payable_at >= (days.day + 1)::timestamp AT TIME ZONE 'UTC')
  FROM days WHERE days.day IS NOT NULL
)
SELECT 'due', day FROM days WHERE day IS NOT NULL;
--> statement-breakpoint
INSERT INTO rollup_changes (kind, day)
WITH RECURSIVE days AS (
  SELECT utc_day(min(settled_at)) AS day FROM withdrawals WHERE state = 'paid'
  UNION ALL
  SELECT (SELECT utc_day(min(settled_at)) FROM withdrawals WHERE state = 'paid' AND settled_at >= (days.day + 1)::timestamp AT TIME ZONE 'UTC')
  FROM days WHERE days.day IS NOT NULL
)
SELECT 'payouts', day FROM days WHERE day IS NOT NULL;
