ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever is here by now was never asked: their address counts as confirmed.
UPDATE "users" SET "email_verified_at" = "created_at";
