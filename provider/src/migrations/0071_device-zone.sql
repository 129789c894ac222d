ALTER TABLE "notification_settings" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
UPDATE "notification_settings" SET "time_zone" = NULL WHERE "time_zone" = 'UTC';