ALTER TABLE "withdrawals" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "reason_note" text;