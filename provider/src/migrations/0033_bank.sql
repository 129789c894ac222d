DROP INDEX "bank_lines_hash";--> statement-breakpoint
ALTER TABLE "bank_lines" ALTER COLUMN "booked_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_lines" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_lines" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_lines_newest" ON "bank_lines" USING btree ("booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_lines_state" ON "bank_lines" USING btree ("state","booked_on","id");--> statement-breakpoint
CREATE INDEX "invoice_payments_bank_line" ON "invoice_payments" USING btree ("bank_line_id");--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_once" UNIQUE("hash");--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" <> 0);