CREATE TABLE "network_programmes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"programme" text NOT NULL,
	"name" text NOT NULL,
	"site" text,
	"domains" jsonb NOT NULL,
	"logo" text,
	"rate_kind" text,
	"commission_minimum" numeric(12, 2),
	"commission_maximum" numeric(12, 2),
	"validation_days" integer,
	"has_deep_links" boolean,
	"state" text DEFAULT 'new' NOT NULL,
	"store_id" uuid,
	"offer_id" uuid,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"missing_since" timestamp (3) with time zone,
	CONSTRAINT "network_programmes_commission" CHECK (("network_programmes"."rate_kind" is null) = ("network_programmes"."commission_maximum" is null)
        and ("network_programmes"."rate_kind" is null) = ("network_programmes"."commission_minimum" is null)
        and "network_programmes"."commission_minimum" between 0 and "network_programmes"."commission_maximum"),
	CONSTRAINT "network_programmes_offer" CHECK ("network_programmes"."offer_id" is null or "network_programmes"."store_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "network_connections" ADD COLUMN "catalogue_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_programmes" ADD CONSTRAINT "network_programmes_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_programmes" ADD CONSTRAINT "network_programmes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_programmes" ADD CONSTRAINT "network_programmes_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "network_programmes_once" ON "network_programmes" USING btree ("network","programme");--> statement-breakpoint
CREATE INDEX "network_programmes_newest" ON "network_programmes" USING btree ("changed_at","id");