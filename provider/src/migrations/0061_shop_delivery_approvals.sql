CREATE TABLE "shop_delivery_approvals" (
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_delivery_approvals_order_id_admin_id_pk" PRIMARY KEY("order_id","admin_id"),
	CONSTRAINT "shop_delivery_approvals_other" CHECK ("shop_delivery_approvals"."admin_id" <> "shop_delivery_approvals"."member_id")
);
--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "required_approvals" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_delivery_approvals" ADD CONSTRAINT "shop_delivery_approvals_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_delivery_approvals" ADD CONSTRAINT "shop_delivery_approvals_order_id_member_id_shop_orders_id_user_id_fk" FOREIGN KEY ("order_id","member_id") REFERENCES "public"."shop_orders"("id","user_id") ON DELETE no action ON UPDATE no action;