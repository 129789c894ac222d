CREATE TABLE "network_claims" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reference" text,
	"reason" text,
	"failure" text,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "network_claims_attempted" CHECK ("network_claims"."state" = 'waiting' or "network_claims"."attempted_at" is not null),
	CONSTRAINT "network_claims_answered" CHECK (("network_claims"."state" in ('waiting', 'sent')) = ("network_claims"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "network_connections" ADD COLUMN "claims_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_connections" ADD COLUMN "payments_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_claims" ADD CONSTRAINT "network_claims_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_claims" ADD CONSTRAINT "network_claims_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_claims" ADD CONSTRAINT "network_claims_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_claims_open" ON "network_claims" USING btree ("network","requested_at") WHERE "network_claims"."state" in ('waiting', 'sent');