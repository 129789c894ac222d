CREATE TABLE "operation_modes" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"messages" jsonb NOT NULL,
	"until" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operation_modes_one" CHECK ("operation_modes"."id" = 1),
	CONSTRAINT "operation_modes_state" CHECK ("operation_modes"."state" in ('normal', 'read_only', 'maintenance'))
);
