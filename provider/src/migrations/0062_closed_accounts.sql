ALTER TABLE "ledger_accounts" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Accounts that were credited after their member was deleted stay open: somebody has to decide on that money.
UPDATE "ledger_accounts" account SET "closed_at" = owner."deleted_at" FROM "users" owner
WHERE owner."id" = account."user_id" AND owner."deleted_at" IS NOT NULL AND account."balance" <= 0;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_closed" CHECK ("ledger_accounts"."closed_at" is null or "ledger_accounts"."balance" <= 0);