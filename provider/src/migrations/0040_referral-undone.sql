ALTER TABLE "referrals" DROP CONSTRAINT "referrals_paid";--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_undone" CHECK (("referrals"."state" = 'undone') = ("referrals"."undone_at" is not null));--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_paid" CHECK (("referrals"."state" in ('paid', 'undone')) = ("referrals"."paid_at" is not null));--> statement-breakpoint
-- A bonus of before stands on the first of the friend's purchases that stands.
UPDATE referrals SET lead_id = (
  SELECT lead.id FROM leads lead
  WHERE lead.user_id = referrals.friend_id AND lead.state = 'payable' AND lead.cash_back > 0
  ORDER BY lead.payable_at, lead.id LIMIT 1
) WHERE state IN ('paid', 'held');
--> statement-breakpoint
-- A bonus that was paid for a purchase is taken back with it, even where it has been spent.
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
    AND (SELECT kind FROM ledger_transactions WHERE id = NEW.transaction_id) NOT IN ('cashback_reversed', 'cashback_corrected', 'referral_undone') THEN
    RAISE EXCEPTION 'ledger entry % overdraws its account', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF account.balance IS DISTINCT FROM
    (SELECT balance_after FROM ledger_entries WHERE account_id = NEW.account_id ORDER BY id DESC LIMIT 1) THEN
    RAISE EXCEPTION 'ledger account % is not the sum of its entries', NEW.account_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
