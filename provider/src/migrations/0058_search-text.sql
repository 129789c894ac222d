-- As `foldText` of shared/fold-text.ts does it. Most text is ASCII, which is told by its length.
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length(value) = char_length(value) THEN translate(lower(value), '''`', '')
    ELSE replace(replace(replace(replace(
      translate(
        regexp_replace(
          lower(normalize(value, nfkd)),
          '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff''`\u02bc\u2018\u2019]',
          '', 'g'
        ),
        'ةىیکøđðłħı٠١٢٣٤٥٦٧٨٩', 'هييكoddlhi0123456789'
      ),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  END
$$;--> statement-breakpoint
ALTER TABLE "help_texts" drop column "search_title";--> statement-breakpoint
ALTER TABLE "help_texts" ADD COLUMN "search_title" text GENERATED ALWAYS AS (search_text("title")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "help_texts" drop column "search_text";--> statement-breakpoint
ALTER TABLE "help_texts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text("title" || ' ' || "body")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_products" drop column "search_name";--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_text(("name"->>'en') || ' ' || coalesce("name"->>'fr', '') || ' ' || coalesce("name"->>'ar', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" drop column "search_text";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(("title"->>'en') || ' ' || coalesce("title"->>'fr', '') || ' ' || coalesce("title"->>'ar', '') || ' ' || coalesce("code", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" drop column "search_name";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_text("name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "stores_by_name" ON "stores" USING btree ("search_name","slug");--> statement-breakpoint
CREATE INDEX "shop_products_by_name" ON "shop_products" USING btree ("search_name","id");
