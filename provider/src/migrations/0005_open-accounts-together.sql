-- A member's accounts of one currency exist together or not at all: whoever books finds all of them or
-- none, and so locks them in one order (ledger/accounts.ts).
INSERT INTO ledger_accounts (id, user_id, kind, currency)
SELECT gen_random_uuid(), owner.user_id, kind.name, owner.currency
FROM (SELECT DISTINCT user_id, currency FROM ledger_accounts WHERE user_id IS NOT NULL) AS owner
CROSS JOIN (VALUES ('pending'), ('available'), ('reserved')) AS kind (name)
ON CONFLICT DO NOTHING;
