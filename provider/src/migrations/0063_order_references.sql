-- As `comparableOrder` of contract/text-input/order-reference.ts does it.
CREATE FUNCTION order_reference(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(
      regexp_replace(
        replace(
          translate(
            regexp_replace(lower(normalize(value, nfkd)), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0300-\u036f\u064b-\u065f\u0640]', '', 'g'),
            '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
          ),
          'ς', 'σ'
        ),
        '^(?:[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0559-\u055f\u0589-\u05c7\u05f3\u05f4\u0600-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u3099-\u309c\u30a0\u30fb\ufd3e\ufd3f\ufe20-\ufe2f\ufe45\ufe46\U0001f000-\U0001faff]*(?:(?:order|orderid|orderno|ordernr|ordernumber|ordernummer|id|ref|reference|referencia|referenz|no|nr|nro|nbr|num|number|numero|nummer|auftrag|auftragsnr|auftragsnummer|bestellnr|bestellnummer|bestellung|bestelling|bestelnummer|bestallning|bestilling|cde|commande|encomenda|objednavka|ordine|ordre|ordrenummer|pedido|siparis|tilaus|zamowienie|заказ|номер|رقم|طلب|الطلب|طلبية|الطلبية)(?=[0-9]|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0559-\u055f\u0589-\u05c7\u05f3\u05f4\u0600-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u3099-\u309c\u30a0\u30fb\ufd3e\ufd3f\ufe20-\ufe2f\ufe45\ufe46\U0001f000-\U0001faff]+[^\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0559-\u055f\u0589-\u05c7\u05f3\u05f4\u0600-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u3099-\u309c\u30a0\u30fb\ufd3e\ufd3f\ufe20-\ufe2f\ufe45\ufe46\U0001f000-\U0001faff])|n(?=[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0559-\u055f\u0589-\u05c7\u05f3\u05f4\u0600-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u3099-\u309c\u30a0\u30fb\ufd3e\ufd3f\ufe20-\ufe2f\ufe45\ufe46\U0001f000-\U0001faff]+[^\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0559-\u055f\u0589-\u05c7\u05f3\u05f4\u0600-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u3099-\u309c\u30a0\u30fb\ufd3e\ufd3f\ufe20-\ufe2f\ufe45\ufe46\U0001f000-\U0001faff])))+',
        ''
      ),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0559-\u055f\u0589-\u05c7\u05f3\u05f4\u0600-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u3099-\u309c\u30a0\u30fb\ufd3e\ufd3f\ufe20-\ufe2f\ufe45\ufe46\U0001f000-\U0001faff]', '', 'g'
    ),
    '^0+(?=.)', ''
  )
$$;--> statement-breakpoint
-- As `comparableTransaction` of contract/text-input/transaction-id.ts does it.
CREATE FUNCTION transaction_reference(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(btrim(
    regexp_replace(btrim(regexp_replace(value, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g'), E' \t\r\n'), '^="(.*)"$', '\1'),
    E' \t\r\n'
  ))
$$;--> statement-breakpoint
DROP INDEX "claims_once";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "order_reference" text GENERATED ALWAYS AS (nullif(order_reference("order_number"), '')) STORED;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "is_earlier_duplicate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "order_reference" text GENERATED ALWAYS AS (nullif(order_reference("order_number"), '')) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "transaction_reference" text GENERATED ALWAYS AS (transaction_reference("network_transaction_id")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "postback_events" ADD COLUMN "similar_lead_id" uuid;--> statement-breakpoint
ALTER TABLE "postback_events" ADD COLUMN "distinct_from" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "claims_order" ON "claims" USING btree ("store_id","order_reference");--> statement-breakpoint
CREATE INDEX "leads_order" ON "leads" USING btree ("store_id","order_reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_transaction_reference" ON "leads" USING btree ("network","transaction_reference");--> statement-breakpoint
-- Spellings of one order were claimed one by one before. All claims stay as they are; of those for one order the accepted
-- one counts, else the earliest, and the others are left out of the index.
UPDATE claims SET is_earlier_duplicate = true WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (
      PARTITION BY store_id, order_reference ORDER BY (state = 'accepted') DESC, created_at, id
    ) AS place
    FROM claims WHERE state <> 'refused' AND order_reference IS NOT NULL
  ) counted WHERE place > 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("store_id","order_reference") WHERE "claims"."state" <> 'refused' and not "claims"."is_earlier_duplicate";