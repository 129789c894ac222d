CREATE TABLE "shop_category_pictures" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_category_pictures_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "shop_categories" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "shop_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_category_pictures" ADD CONSTRAINT "shop_category_pictures_category_id_shop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_categories" ADD CONSTRAINT "shop_categories_parent_id_shop_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;