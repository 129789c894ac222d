CREATE TABLE "discarded_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"purchases" jsonb NOT NULL,
	"others" text NOT NULL,
	"discarded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "print" jsonb DEFAULT '{"via":null,"terms":true,"note":true,"stub":false,"salesperson":null}'::jsonb NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft' AND (TG_OP = 'DELETE' OR
    (NEW.network, NEW.month, NEW.currency, NEW.total, NEW.issued_on, NEW.due_on, NEW.note, NEW.print, NEW.number, NEW.issuer, NEW.billing, NEW.sent_at)
    IS DISTINCT FROM
    (OLD.network, OLD.month, OLD.currency, OLD.total, OLD.issued_on, OLD.due_on, OLD.note, OLD.print, OLD.number, OLD.issuer, OLD.billing, OLD.sent_at)) THEN
    RAISE EXCEPTION 'invoice % was sent and stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
