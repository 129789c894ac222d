ALTER TABLE "networks" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "needs_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "postback_events" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;