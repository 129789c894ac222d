CREATE TABLE "shop_product_pictures" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_product_pictures_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "shop_product_pictures" ADD CONSTRAINT "shop_product_pictures_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE no action ON UPDATE no action;