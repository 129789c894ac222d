CREATE TABLE "coupon_votes" (
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"worked" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_votes_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(normalize(("title"->>'en') || ' ' || coalesce("title"->>'fr', '') || ' ' || coalesce("title"->>'ar', '') || ' ' || coalesce("code", ''), nfkd)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670''’]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "terms" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "worth_kind" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "worth" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "worth_rank" integer GENERATED ALWAYS AS (case "worth_kind" when 'percent' then 1000000000 + "worth" when 'amount' then least("worth", 999999999) else 0 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_votes" ADD CONSTRAINT "coupon_votes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_votes" ADD CONSTRAINT "coupon_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_votes_user" ON "coupon_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupons_newest" ON "coupons" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "coupons_by_worth" ON "coupons" USING btree ("worth_rank","id");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_way" CHECK ("coupons"."code" is null or "coupons"."link" is null);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_worth" CHECK (("coupons"."worth_kind" = 'none') = ("coupons"."worth" = 0) and "coupons"."worth" >= 0
        and ("coupons"."worth_kind" <> 'percent' or "coupons"."worth" <= 10000));--> statement-breakpoint
UPDATE "coupons" SET "worth_kind" = 'percent', "worth" = round(substring("title"->>'en' from '(\d{1,2}(?:\.\d{1,2})?)\s*%')::numeric * 100)::integer WHERE "title"->>'en' ~ '\d{1,2}(\.\d{1,2})?\s*%' AND substring("title"->>'en' from '(\d{1,2}(?:\.\d{1,2})?)\s*%')::numeric > 0;
