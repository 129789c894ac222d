ALTER TABLE "leads" ADD COLUMN "has_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "postback_events" ADD COLUMN "occurrence" integer;