CREATE TABLE "shop_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"spent" bigint NOT NULL,
	"last_order_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_customers_sums" CHECK ("shop_customers"."orders" > 0 and "shop_customers"."spent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_customers" ADD CONSTRAINT "shop_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_customers_last" ON "shop_customers" USING btree ("last_order_at","user_id");--> statement-breakpoint
CREATE INDEX "shop_customers_spent" ON "shop_customers" USING btree ("spent","user_id");--> statement-breakpoint
CREATE INDEX "shop_customers_orders" ON "shop_customers" USING btree (("orders"::bigint),"user_id");--> statement-breakpoint
INSERT INTO "shop_customers" ("user_id", "orders", "spent", "last_order_at")
SELECT "user_id", count(*), coalesce(sum("total") FILTER (WHERE "state" IN ('placed', 'delivered')), 0), max("placed_at")
FROM "shop_orders" GROUP BY "user_id";
--> statement-breakpoint
CREATE FUNCTION follow_shop_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stands bigint := CASE WHEN NEW.state IN ('placed', 'delivered') THEN NEW.total ELSE 0 END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO shop_customers AS known (user_id, orders, spent, last_order_at)
    VALUES (NEW.user_id, 1, stands, NEW.placed_at)
    ON CONFLICT (user_id) DO UPDATE SET orders = known.orders + 1, spent = known.spent + excluded.spent,
      last_order_at = greatest(known.last_order_at, excluded.last_order_at);
  ELSE
    UPDATE shop_customers
    SET spent = spent + stands - CASE WHEN OLD.state IN ('placed', 'delivered') THEN OLD.total ELSE 0 END
    WHERE user_id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_orders_followed AFTER INSERT OR UPDATE OF state ON shop_orders
  FOR EACH ROW EXECUTE FUNCTION follow_shop_orders();
