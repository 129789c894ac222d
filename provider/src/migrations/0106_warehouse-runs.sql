CREATE TABLE "warehouse_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"lease" uuid,
	"lease_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"folder" text,
	"files" integer DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"cursor" jsonb,
	"failure" text,
	CONSTRAINT "warehouse_runs_lease" CHECK (("warehouse_runs"."lease" is null) = ("warehouse_runs"."lease_ends_at" is null)),
	CONSTRAINT "warehouse_runs_done" CHECK ("warehouse_runs"."state" <> 'done' or ("warehouse_runs"."cursor" is not null and "warehouse_runs"."folder" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_runs_open" ON "warehouse_runs" USING btree ((true)) WHERE "warehouse_runs"."state" in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "warehouse_runs_newest" ON "warehouse_runs" USING btree ("created_at");