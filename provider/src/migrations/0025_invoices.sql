CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"booked_on" date,
	"amount" bigint,
	"text" text NOT NULL,
	"hash" text,
	CONSTRAINT "bank_lines_place" UNIQUE("statement_id","line")
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_billing" (
	"network" text PRIMARY KEY NOT NULL,
	"billing" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_issuer" (
	"id" integer PRIMARY KEY NOT NULL,
	"issuer" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_issuer_one" CHECK ("invoice_issuer"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"discount" integer NOT NULL,
	"tax1" integer NOT NULL,
	"tax2" integer NOT NULL,
	CONSTRAINT "invoice_lines_terms" CHECK ("invoice_lines"."quantity" > 0 and "invoice_lines"."discount" between 0 and 10000 and "invoice_lines"."tax1" between 0 and 10000 and "invoice_lines"."tax2" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "invoice_months" (
	"network" text NOT NULL,
	"month" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_months_network_month_pk" PRIMARY KEY("network","month")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"note" text NOT NULL,
	"bank_line_id" uuid,
	"bank_hash" text,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_reason" text,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_payments_amount" CHECK ("invoice_payments"."amount" <> 0),
	CONSTRAINT "invoice_payments_withdrawn" CHECK (("invoice_payments"."withdrawn_at" is null) = ("invoice_payments"."withdrawn_reason" is null) and ("invoice_payments"."withdrawn_at" is null) = ("invoice_payments"."withdrawn_by" is null))
);
--> statement-breakpoint
CREATE TABLE "invoice_purchases" (
	"line_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"counts" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_purchases_line_id_lead_id_pk" PRIMARY KEY("line_id","lead_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"month" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"number" text,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"issued_on" date,
	"due_on" date,
	"note" text DEFAULT '' NOT NULL,
	"issuer" jsonb,
	"billing" jsonb,
	"void_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_sent" CHECK (("invoices"."state" = 'draft') = ("invoices"."number" is null) and ("invoices"."number" is null) = ("invoices"."sent_at" is null) and ("invoices"."number" is null or ("invoices"."issuer" is not null and "invoices"."billing" is not null and "invoices"."issued_on" is not null and "invoices"."due_on" is not null))),
	CONSTRAINT "invoices_days" CHECK ("invoices"."due_on" >= "invoices"."issued_on"),
	CONSTRAINT "invoices_paid_part" CHECK ("invoices"."paid" = 0 or (sign("invoices"."paid") = sign("invoices"."total") and abs("invoices"."paid") <= abs("invoices"."total"))),
	CONSTRAINT "invoices_paid_state" CHECK (case "invoices"."state" when 'paid' then "invoices"."paid" = "invoices"."total" when 'partially_paid' then "invoices"."paid" <> 0 and "invoices"."paid" <> "invoices"."total" else "invoices"."paid" = 0 end),
	CONSTRAINT "invoices_void" CHECK (("invoices"."state" = 'void') = ("invoices"."void_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_billing" ADD CONSTRAINT "invoice_billing_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_months" ADD CONSTRAINT "invoice_months_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_purchases" ADD CONSTRAINT "invoice_purchases_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_purchases" ADD CONSTRAINT "invoice_purchases_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_hash" ON "bank_lines" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "bank_statements_newest" ON "bank_statements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_bank_once" ON "invoice_payments" USING btree ("bank_hash") WHERE "invoice_payments"."bank_hash" is not null and "invoice_payments"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_purchases_once" ON "invoice_purchases" USING btree ("lead_id") WHERE "invoice_purchases"."kind" = 'commission' and "invoice_purchases"."counts";--> statement-breakpoint
CREATE INDEX "invoice_purchases_lead" ON "invoice_purchases" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_month" ON "invoices" USING btree ("network","month") WHERE "invoices"."month" is not null and "invoices"."state" <> 'void';--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_network" ON "invoices" USING btree ("network","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_on") WHERE "invoices"."state" in ('sent', 'partially_paid');--> statement-breakpoint
CREATE INDEX "invoices_paid" ON "invoices" USING btree ("paid_at") WHERE "invoices"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_changes_corrected" ON "lead_changes" USING btree ("at") WHERE "lead_changes"."event" = 'correct';--> statement-breakpoint
CREATE INDEX "leads_confirmed" ON "leads" USING btree ("network","confirmed_at","id") WHERE "leads"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_closed" ON "leads" USING btree ("network","closed_at") WHERE "leads"."closed_at" is not null;
--> statement-breakpoint
CREATE FUNCTION keep_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft' AND (TG_OP = 'DELETE' OR
    (NEW.network, NEW.month, NEW.currency, NEW.total, NEW.issued_on, NEW.due_on, NEW.note, NEW.number, NEW.issuer, NEW.billing, NEW.sent_at)
    IS DISTINCT FROM
    (OLD.network, OLD.month, OLD.currency, OLD.total, OLD.issued_on, OLD.due_on, OLD.note, OLD.number, OLD.issuer, OLD.billing, OLD.sent_at)) THEN
    RAISE EXCEPTION 'invoice % was sent and stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_kept BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION keep_sent_invoice();
--> statement-breakpoint
CREATE FUNCTION keep_sent_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE id = COALESCE(NEW.invoice_id, OLD.invoice_id) AND state <> 'draft') THEN
    RAISE EXCEPTION 'the lines of a sent invoice stay as they are' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_kept BEFORE INSERT OR UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION keep_sent_line();
