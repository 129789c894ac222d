CREATE TABLE "connector_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "network_connections" (
	"network" text PRIMARY KEY NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"changed_through" timestamp (3) with time zone,
	"sweep_at" timestamp (3) with time zone NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_ends_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "network_connections_lease" CHECK (("network_connections"."lease" is null) = ("network_connections"."lease_ends_at" is null))
);
--> statement-breakpoint
CREATE TABLE "network_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"ciphertext" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "network_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"window_from" timestamp (3) with time zone NOT NULL,
	"window_to" timestamp (3) with time zone NOT NULL,
	"done_through" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"records" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"statuses" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" text,
	CONSTRAINT "network_runs_window" CHECK ("network_runs"."window_from" < "network_runs"."window_to")
);
--> statement-breakpoint
ALTER TABLE "network_connections" ADD CONSTRAINT "network_connections_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_connections" ADD CONSTRAINT "network_connections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_credentials" ADD CONSTRAINT "network_credentials_network_network_connections_network_fk" FOREIGN KEY ("network") REFERENCES "public"."network_connections"("network") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_credentials" ADD CONSTRAINT "network_credentials_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_runs" ADD CONSTRAINT "network_runs_network_network_connections_network_fk" FOREIGN KEY ("network") REFERENCES "public"."network_connections"("network") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_runs" ADD CONSTRAINT "network_runs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_connections_due" ON "network_connections" USING btree ("next_run_at") WHERE not "network_connections"."is_paused";--> statement-breakpoint
CREATE UNIQUE INDEX "network_credentials_current" ON "network_credentials" USING btree ("network") WHERE "network_credentials"."ends_at" is null;--> statement-breakpoint
CREATE INDEX "network_runs_newest" ON "network_runs" USING btree ("network","created_at","id");--> statement-breakpoint
CREATE INDEX "network_runs_open" ON "network_runs" USING btree ("network","created_at") WHERE "network_runs"."state" in ('waiting', 'running');