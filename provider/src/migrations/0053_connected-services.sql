CREATE TABLE "connected_services" (
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"identity_hash" text NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "connected_services_user_id_service_pk" PRIMARY KEY("user_id","service"),
	CONSTRAINT "connected_services_identity_hash_unique" UNIQUE("identity_hash")
);
--> statement-breakpoint
CREATE TABLE "used_service_flows" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_challenges" ADD COLUMN "is_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "connected_services" ADD CONSTRAINT "connected_services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_service_flows_expired" ON "used_service_flows" USING btree ("expires_at");