CREATE TABLE "shop_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "shop_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"ciphertext" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"line_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_codes_sold" CHECK (("shop_codes"."state" = 'available') = ("shop_codes"."line_id" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_name" jsonb NOT NULL,
	"face_value" bigint NOT NULL,
	"price" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shop_order_lines_quantity" CHECK ("shop_order_lines"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"face_total" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"reason" text,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"refund_reason" text,
	CONSTRAINT "shop_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "shop_orders_member" UNIQUE("id","user_id"),
	CONSTRAINT "shop_orders_total" CHECK ("shop_orders"."total" > 0 and "shop_orders"."total" <= "shop_orders"."face_total"),
	CONSTRAINT "shop_orders_decider" CHECK ("shop_orders"."decided_by" is null or "shop_orders"."decided_by" <> "shop_orders"."user_id"),
	CONSTRAINT "shop_orders_reason" CHECK ("shop_orders"."state" not in ('failed', 'refunded') or "shop_orders"."reason" is not null),
	CONSTRAINT "shop_orders_shown" CHECK ("shop_orders"."shown_at" is null or "shop_orders"."delivered_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shop_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"kind" text NOT NULL,
	"store_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"search_name" text GENERATED ALWAYS AS (regexp_replace(lower(normalize(("name"->>'en') || ' ' || coalesce("name"->>'fr', '') || ' ' || coalesce("name"->>'ar', ''), nfkd)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670''’]', '', 'g')) STORED NOT NULL,
	"description" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"best_saving" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "shop_products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "shop_products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "shop_refund_approvals" (
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_refund_approvals_order_id_admin_id_pk" PRIMARY KEY("order_id","admin_id"),
	CONSTRAINT "shop_refund_approvals_other" CHECK ("shop_refund_approvals"."admin_id" <> "shop_refund_approvals"."member_id")
);
--> statement-breakpoint
CREATE TABLE "shop_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"face_value" bigint NOT NULL,
	"price" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_variants_once" UNIQUE("product_id","face_value"),
	CONSTRAINT "shop_variants_stock" CHECK ("shop_variants"."stock" >= 0),
	CONSTRAINT "shop_variants_amounts" CHECK ("shop_variants"."price" > 0 and "shop_variants"."price" <= "shop_variants"."face_value" and "shop_variants"."cost" > 0 and "shop_variants"."cost" <= "shop_variants"."face_value")
);
--> statement-breakpoint
ALTER TABLE "shop_codes" ADD CONSTRAINT "shop_codes_variant_id_shop_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."shop_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_codes" ADD CONSTRAINT "shop_codes_line_id_shop_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."shop_order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_variant_id_shop_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."shop_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_category_id_shop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refund_approvals" ADD CONSTRAINT "shop_refund_approvals_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refund_approvals" ADD CONSTRAINT "shop_refund_approvals_order_id_member_id_shop_orders_id_user_id_fk" FOREIGN KEY ("order_id","member_id") REFERENCES "public"."shop_orders"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_codes_once" ON "shop_codes" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "shop_codes_available" ON "shop_codes" USING btree ("variant_id","created_at","id") WHERE "shop_codes"."state" = 'available';--> statement-breakpoint
CREATE INDEX "shop_codes_line" ON "shop_codes" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "shop_order_lines_order" ON "shop_order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "shop_order_lines_variant" ON "shop_order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "shop_orders_user" ON "shop_orders" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "shop_orders_placed" ON "shop_orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "shop_orders_state" ON "shop_orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "shop_products_newest" ON "shop_products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shop_products_by_name" ON "shop_products" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "shop_products_category" ON "shop_products" USING btree ("category_id");