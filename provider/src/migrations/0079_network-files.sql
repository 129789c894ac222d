ALTER TABLE "network_reports" ADD COLUMN "line_count" integer;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "work" text;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "work_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "work_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "lease_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "work_failure" text;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "examined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_reports" ADD COLUMN "examination" jsonb;--> statement-breakpoint
CREATE INDEX "network_reports_work" ON "network_reports" USING btree ("created_at") WHERE "network_reports"."work" is not null;