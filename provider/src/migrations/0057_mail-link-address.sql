-- Links made before were mailed to the account's address, and their trusted moment is the earliest possible one.
UPDATE "mail_links" SET "email" = "users"."email" FROM "users" WHERE "users"."id" = "mail_links"."user_id" AND "mail_links"."email" IS NULL;--> statement-breakpoint
ALTER TABLE "mail_links" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "trusted_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "mail_links" SET "trusted_since" = "created_at" - interval '30 days';--> statement-breakpoint
ALTER TABLE "mail_links" ALTER COLUMN "trusted_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trusted_at" timestamp (3) with time zone;
