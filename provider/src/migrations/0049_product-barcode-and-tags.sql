ALTER TABLE "shop_products" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;