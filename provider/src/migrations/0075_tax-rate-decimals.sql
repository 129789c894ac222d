ALTER TABLE "invoice_lines" ALTER COLUMN "tax1" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "invoice_lines" ALTER COLUMN "tax2" SET DATA TYPE numeric(12, 2);