-- Shares keep four decimals of a per cent: they stay in basis points and get two decimals.
-- worth_rank is computed from worth, so it is replaced together with its index.
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_worth";--> statement-breakpoint
ALTER TABLE "coupons" drop column "worth_rank";--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "worth" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "worth_rank" integer GENERATED ALWAYS AS (case "worth_kind" when 'percent' then 1000000000 + 100 * "worth" when 'amount' then least("worth", 999999999) else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "coupons_by_worth" ON "coupons" USING btree ("worth_rank","id");--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "rate" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "rate_minimum" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "rate_maximum" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "commission" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_worth" CHECK (("coupons"."worth_kind" = 'none') = ("coupons"."worth" = 0) and "coupons"."worth" >= 0
        and case "coupons"."worth_kind" when 'percent' then "coupons"."worth" <= 10000 else "coupons"."worth" = trunc("coupons"."worth") end);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_flat_rates" CHECK ("offers"."rate_kind" = 'percent' or ("offers"."rate" = trunc("offers"."rate")
        and "offers"."rate_minimum" = trunc("offers"."rate_minimum") and "offers"."rate_maximum" = trunc("offers"."rate_maximum")
        and "offers"."commission" = trunc("offers"."commission")));
