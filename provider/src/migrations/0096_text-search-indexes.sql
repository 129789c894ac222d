-- Lists and the staff's search find part of a name, address or number by trigrams. PostgreSQL's own extension;
-- the owner of a database may install it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin (search_text("network_transaction_id") gin_trgm_ops,search_text("order_number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_text("name") gin_trgm_ops,search_text("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_search" ON "withdrawals" USING gin (search_text("reference") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_orders_search" ON "shop_orders" USING gin (search_text("reference") gin_trgm_ops);