-- Invoices that were sent keep their taxes, rounded line by line; all others count them by rate from now on.
ALTER TABLE "invoices" ADD COLUMN "tax_rounding" text DEFAULT 'line' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "tax_rounding" SET DEFAULT 'rate';--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tax_rounding" CHECK ("tax_rounding" in ('rate', 'line'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft' AND (TG_OP = 'DELETE' OR
    (NEW.network, NEW.month, NEW.currency, NEW.total, NEW.tax_rounding, NEW.issued_on, NEW.due_on, NEW.note, NEW.print, NEW.number, NEW.issuer, NEW.billing, NEW.sent_at)
    IS DISTINCT FROM
    (OLD.network, OLD.month, OLD.currency, OLD.total, OLD.tax_rounding, OLD.issued_on, OLD.due_on, OLD.note, OLD.print, OLD.number, OLD.issuer, OLD.billing, OLD.sent_at)) THEN
    RAISE EXCEPTION 'invoice % was sent and stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE FUNCTION divide_half_even(dividend numeric, divisor numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN 2 * abs(mod(dividend, divisor)) > divisor
      OR (2 * abs(mod(dividend, divisor)) = divisor AND mod(div(dividend, divisor), 2) <> 0)
    THEN div(dividend, divisor) + sign(dividend)
    ELSE div(dividend, divisor) END
$$;
--> statement-breakpoint
-- The total of a draft as contract/invoice-sums.ts counts it.
WITH nets AS (
  SELECT l.invoice_id, l.tax1, l.tax2,
    divide_half_even(l.quantity::numeric * l.price * (10000 - l.discount), 10000000) AS net
  FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id WHERE i.state = 'draft'
), taxes AS (
  SELECT invoice_id, divide_half_even(sum(net) * rate, 10000) AS amount FROM (
    SELECT invoice_id, 1 AS tax, tax1 AS rate, net FROM nets
    UNION ALL SELECT invoice_id, 2, tax2, net FROM nets
  ) taxed GROUP BY invoice_id, tax, rate
), totals AS (
  SELECT id,
    coalesce((SELECT sum(net) FROM nets WHERE invoice_id = id), 0)
      + coalesce((SELECT sum(amount) FROM taxes WHERE invoice_id = id), 0) AS total
  FROM invoices WHERE state = 'draft'
)
UPDATE invoices SET tax_rounding = 'rate', total = totals.total,
  version = version + CASE WHEN invoices.total = totals.total THEN 0 ELSE 1 END
FROM totals WHERE totals.id = invoices.id;
--> statement-breakpoint
DROP FUNCTION divide_half_even(numeric, numeric);
--> statement-breakpoint
-- Drafts that were thrown away come back as they were.
UPDATE discarded_invoices SET invoice = invoice || '{"tax_rounding": "line"}';
