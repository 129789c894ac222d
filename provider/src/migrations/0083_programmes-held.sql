ALTER TABLE "network_connections" ADD COLUMN "paused_by" uuid;--> statement-breakpoint
ALTER TABLE "network_connections" ADD COLUMN "programmes_held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_connections" ADD CONSTRAINT "network_connections_paused_by_users_id_fk" FOREIGN KEY ("paused_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;