CREATE TABLE "payout_answer_lines" (
	"answer_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"signal" text NOT NULL,
	"run_id" uuid,
	"run_number" integer,
	"references" text[] NOT NULL,
	"amount" bigint,
	"currency" text,
	"count" integer,
	"reason" text,
	"failure" text,
	"booked_on" date,
	"payment_reference" text,
	"identity" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "payout_answer_lines_answer_id_line_pk" PRIMARY KEY("answer_id","line")
);
--> statement-breakpoint
CREATE TABLE "payout_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_by" uuid,
	"applied_at" timestamp (3) with time zone,
	"bank_statement_id" uuid
);
--> statement-breakpoint
CREATE TABLE "payout_statements" (
	"account" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"answer_id" uuid NOT NULL,
	CONSTRAINT "payout_statements_account_year_number_pk" PRIMARY KEY("account","year","number")
);
--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_answer_lines" ADD CONSTRAINT "payout_answer_lines_answer_id_payout_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."payout_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_answer_lines" ADD CONSTRAINT "payout_answer_lines_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_answers" ADD CONSTRAINT "payout_answers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_answers" ADD CONSTRAINT "payout_answers_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_answers" ADD CONSTRAINT "payout_answers_bank_statement_id_bank_statements_id_fk" FOREIGN KEY ("bank_statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_answer_id_payout_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."payout_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_answer_lines_waiting" ON "payout_answer_lines" USING btree ("run_id") WHERE "payout_answer_lines"."outcome" in ('waiting', 'own');--> statement-breakpoint
CREATE UNIQUE INDEX "payout_answers_content" ON "payout_answers" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "payout_answers_newest" ON "payout_answers" USING btree ("created_at","id");