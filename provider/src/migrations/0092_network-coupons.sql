CREATE TABLE "network_coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"coupon" text NOT NULL,
	"programme" text NOT NULL,
	"title" text NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"code" text,
	"page" text,
	"worth_kind" text DEFAULT 'none' NOT NULL,
	"worth" numeric(12, 2) DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"state" text DEFAULT 'new' NOT NULL,
	"coupon_id" uuid,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"missing_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "network_connections" ADD COLUMN "coupons_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_coupons" ADD CONSTRAINT "network_coupons_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_coupons" ADD CONSTRAINT "network_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "network_coupons_once" ON "network_coupons" USING btree ("network","coupon");--> statement-breakpoint
CREATE INDEX "network_coupons_newest" ON "network_coupons" USING btree ("changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "network_coupons_made" ON "network_coupons" USING btree ("coupon_id");