ALTER TABLE "offers" ADD COLUMN "audience" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "budget" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "promised" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_boost" CHECK ("offers"."audience" is null or "offers"."ends_at" is not null);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_budget" CHECK ("offers"."budget" is null or ("offers"."audience" is not null and "offers"."cap" is not null and "offers"."budget" > 0));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_promised" CHECK ("offers"."promised" >= 0);