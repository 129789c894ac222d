DROP INDEX "stores_trending";--> statement-breakpoint
CREATE INDEX "leads_store" ON "leads" USING btree ("store_id","occurred_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "trending_rank";