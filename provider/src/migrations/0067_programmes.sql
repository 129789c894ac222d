ALTER TABLE "networks" ADD COLUMN "publisher" text;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "click_format" text DEFAULT 'uuid' NOT NULL;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "click_length" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "programme" text;--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_click_length" CHECK ("networks"."click_length" >= 16);