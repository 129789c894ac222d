-- The database's own word on money and history (M1, M7, M9): whatever the
-- programs do wrong, no committed entry is changed, every booking sums to zero and every member
-- account equals the sum of its entries.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% may not be changed by %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_fixed BEFORE UPDATE OF id, user_id, kind, currency ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_logs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity_logs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_log_head_kept BEFORE DELETE OR TRUNCATE ON activity_log_head
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO activity_log_head (id, sequence, hash) VALUES (true, 0, repeat('0', 64));
--> statement-breakpoint
CREATE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger transaction % has no entries', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_entries AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
--> statement-breakpoint
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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
    AND (SELECT kind FROM ledger_transactions WHERE id = NEW.transaction_id) <> 'cashback_reversed' THEN
    RAISE EXCEPTION 'ledger entry % overdraws its account', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF account.balance IS DISTINCT FROM
    (SELECT balance_after FROM ledger_entries WHERE account_id = NEW.account_id ORDER BY id DESC LIMIT 1) THEN
    RAISE EXCEPTION 'ledger account % is not the sum of its entries', NEW.account_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
--> statement-breakpoint
CREATE FUNCTION check_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT balance FROM ledger_accounts WHERE id = NEW.id) IS DISTINCT FROM
    coalesce((SELECT balance_after FROM ledger_entries WHERE account_id = NEW.id ORDER BY id DESC LIMIT 1), 0) THEN
    RAISE EXCEPTION 'ledger account % is not the sum of its entries', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_accounts_balance_kept AFTER INSERT OR UPDATE ON ledger_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_account();
