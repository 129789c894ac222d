ALTER TABLE "users" ADD COLUMN "tier" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "is_premium" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_premium" ON "users" USING btree ("created_at","id") WHERE "users"."tier" = 'premium';--> statement-breakpoint
CREATE INDEX "tickets_queue" ON "tickets" USING btree ((case when "is_premium" and "state" = 'open' then 1 else 0 end),"created_at","id");