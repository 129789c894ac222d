ALTER TABLE "mail_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "to_address" text;