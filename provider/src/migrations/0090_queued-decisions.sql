CREATE TABLE "queued_decisions" (
	"withdrawal_id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"batch" uuid NOT NULL,
	"decision" jsonb NOT NULL,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"refusal" jsonb
);
--> statement-breakpoint
ALTER TABLE "queued_decisions" ADD CONSTRAINT "queued_decisions_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queued_decisions" ADD CONSTRAINT "queued_decisions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queued_decisions_due" ON "queued_decisions" USING btree ("due_at") WHERE "queued_decisions"."refusal" is null;--> statement-breakpoint
CREATE INDEX "queued_decisions_admin" ON "queued_decisions" USING btree ("admin_id");