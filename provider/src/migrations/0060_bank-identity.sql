ALTER TABLE "bank_lines" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "remittance" text;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "returns_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_returns_payment_id_invoice_payments_id_fk" FOREIGN KEY ("returns_payment_id") REFERENCES "public"."invoice_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_day" ON "bank_lines" USING btree ("booked_on","amount");--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_returns" UNIQUE("returns_payment_id");