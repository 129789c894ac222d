CREATE TABLE "payout_run_files" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"count" integer NOT NULL,
	"net" bigint NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_run_items" (
	"run_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"attempt" integer NOT NULL,
	"net" bigint NOT NULL,
	"state" text DEFAULT 'listed' NOT NULL,
	"failure" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_run_items_run_id_withdrawal_id_pk" PRIMARY KEY("run_id","withdrawal_id"),
	CONSTRAINT "payout_run_items_failure" CHECK (("payout_run_items"."state" in ('failed', 'returned')) = ("payout_run_items"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"rail" text NOT NULL,
	"profile" text NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"execution_day" date,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"released_by" uuid,
	"released_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	CONSTRAINT "payout_runs_number" UNIQUE("number"),
	CONSTRAINT "payout_runs_two_people" CHECK ("payout_runs"."released_by" <> "payout_runs"."created_by"),
	CONSTRAINT "payout_runs_released" CHECK ("payout_runs"."state" in ('draft', 'canceled') or ("payout_runs"."released_by" is not null and "payout_runs"."released_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_reason";--> statement-breakpoint
ALTER TABLE "payout_methods" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payout_run_files" ADD CONSTRAINT "payout_run_files_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_run_items" ADD CONSTRAINT "payout_run_items_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_run_items" ADD CONSTRAINT "payout_run_items_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_run_items_position" ON "payout_run_items" USING btree ("run_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_run_items_open" ON "payout_run_items" USING btree ("withdrawal_id") WHERE "payout_run_items"."state" in ('listed', 'sent');--> statement-breakpoint
CREATE INDEX "payout_run_items_withdrawal" ON "payout_run_items" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "payout_run_items_returned" ON "payout_run_items" USING btree ("changed_at") WHERE "payout_run_items"."state" in ('failed', 'returned');--> statement-breakpoint
CREATE INDEX "payout_runs_newest" ON "payout_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payout_runs_state" ON "payout_runs" USING btree ("state","created_at","id");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_sent" CHECK ("withdrawals"."state" <> 'sent' or "withdrawals"."sent_at" is not null);--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_returned" CHECK ("withdrawals"."state" <> 'returned' or ("withdrawals"."returned_at" is not null and "withdrawals"."failure" is not null));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_reason" CHECK ("withdrawals"."state" not in ('rejected', 'failed') or "withdrawals"."reason" is not null or "withdrawals"."failure" is not null);