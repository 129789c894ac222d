-- A store's rate becomes an offer of the network its purchases came through, or of a paused one.
INSERT INTO "networks" ("key", "name", "status", "tracking_url", "hold_days", "authentication", "mapping")
  SELECT 'direct', 'Direct', 'paused', '', 45, 'hmac', '{}'::jsonb
  WHERE EXISTS (SELECT FROM "stores" WHERE "rate_kind" IS NOT NULL);
--> statement-breakpoint
INSERT INTO "offers" ("id", "store_id", "network", "rate_kind", "rate", "tiers", "rate_minimum", "rate_maximum",
  "commission", "starts_at", "created_at")
  SELECT gen_random_uuid(), store."id",
    coalesce((SELECT "network" FROM "leads" WHERE "store_id" = store."id" ORDER BY "occurred_at" DESC LIMIT 1), 'direct'),
    "rate_kind", "rate_minimum",
    CASE WHEN "rate_maximum" > "rate_minimum" THEN jsonb_build_array(jsonb_build_object(
      'code', 'selected', 'label', jsonb_build_object('en', 'Selected goods'), 'rate', "rate_maximum"))
      ELSE '[]'::jsonb END,
    "rate_minimum", "rate_maximum", "rate_maximum", store."created_at", store."created_at"
  FROM "stores" store WHERE "rate_kind" IS NOT NULL AND "rate_minimum" IS NOT NULL AND "rate_maximum" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "offer_versions" ("offer_id", "version", "terms", "changed_at")
  SELECT "id", 1, jsonb_build_object('rateKind', "rate_kind", 'rate', "rate", 'tiers', "tiers", 'cap', NULL,
    'terms', "terms", 'exclusions', "exclusions"), "created_at" FROM "offers";
--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "rate_kind";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "rate_minimum";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "rate_maximum";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "coupons";