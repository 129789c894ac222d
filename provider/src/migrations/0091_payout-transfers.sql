CREATE TABLE "payout_services" (
	"service" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"ciphertext" text NOT NULL,
	"webhook_id" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_transfers" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"sender_batch_id" text NOT NULL,
	"client_id" text NOT NULL,
	"batch_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"unanswered_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"failure" text,
	"lease" uuid,
	"lease_ends_at" timestamp (3) with time zone,
	CONSTRAINT "payout_transfers_sender_batch_id" UNIQUE("sender_batch_id"),
	CONSTRAINT "payout_transfers_lease" CHECK (("payout_transfers"."lease" is null) = ("payout_transfers"."lease_ends_at" is null))
);
--> statement-breakpoint
ALTER TABLE "payout_answers" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_services" ADD CONSTRAINT "payout_services_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_transfers_due" ON "payout_transfers" USING btree ("next_at") WHERE "payout_transfers"."state" in ('waiting', 'accepted');--> statement-breakpoint
CREATE INDEX "payout_transfers_batch" ON "payout_transfers" USING btree ("batch_id");