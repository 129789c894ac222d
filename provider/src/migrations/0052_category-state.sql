ALTER TABLE "shop_categories" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_categories" ADD COLUMN "publish_at" timestamp (3) with time zone;