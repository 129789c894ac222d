DROP INDEX "payout_methods_fingerprint";--> statement-breakpoint
ALTER TABLE "payout_methods" ADD COLUMN "mailbox_fingerprint" text;--> statement-breakpoint
-- The provider hashes the mailboxes of e-mail targets after its start: only it can open them.
UPDATE "payout_methods" SET "mailbox_fingerprint" = "fingerprint";--> statement-breakpoint
ALTER TABLE "payout_methods" ALTER COLUMN "mailbox_fingerprint" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payout_methods_mailbox" ON "payout_methods" USING btree ("mailbox_fingerprint","user_id");
