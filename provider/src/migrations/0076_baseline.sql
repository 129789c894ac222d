-- The schema of version 0.2.0, as migrations 0000 to 0076 built it. It keeps the number and the time of the last of them, so
-- that a database that has them all continues here.

-- Folds text like `foldText` in shared/fold-text.ts. Most text is ASCII: then both lengths are equal.
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
$$;
--> statement-breakpoint
-- Normalizes order numbers like `comparableOrder` in contract/text-input/order-reference.ts.
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
$$;
--> statement-breakpoint
-- Normalizes transaction ids like `comparableTransaction` in contract/text-input/transaction-id.ts.
CREATE FUNCTION transaction_reference(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(btrim(
    regexp_replace(btrim(regexp_replace(value, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g'), E' \t\r\n'), '^="(.*)"$', '\1'),
    E' \t\r\n'
  ))
$$;
--> statement-breakpoint
CREATE TABLE "academy_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "academy_bonuses_once" UNIQUE("user_id","course_id"),
	CONSTRAINT "academy_bonuses_amount" CHECK ("academy_bonuses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "academy_bookmarks" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "academy_bookmarks_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "academy_certificates" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"number" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "academy_certificates_user_id_course_id_pk" PRIMARY KEY("user_id","course_id"),
	CONSTRAINT "academy_certificates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "academy_courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"is_published" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"finishers" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "academy_courses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "academy_progress" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"tries" integer NOT NULL,
	"minutes" integer NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "academy_progress_user_id_course_id_lesson_pk" PRIMARY KEY("user_id","course_id","lesson"),
	CONSTRAINT "academy_progress_tries" CHECK ("academy_progress"."tries" > 0)
);
--> statement-breakpoint
CREATE TABLE "academy_versions" (
	"course_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "academy_versions_course_id_version_pk" PRIMARY KEY("course_id","version")
);
--> statement-breakpoint
CREATE TABLE "activity_log_head" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "activity_log_head_single" CHECK ("activity_log_head"."id")
);
--> statement-breakpoint
CREATE TABLE "activity_logs" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"object_label" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"request_id" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"required_approvals" integer DEFAULT 1 NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "balance_adjustments_amount" CHECK ("balance_adjustments"."amount" <> 0),
	CONSTRAINT "balance_adjustments_requester" CHECK ("balance_adjustments"."requested_by" <> "balance_adjustments"."user_id"),
	CONSTRAINT "balance_adjustments_decider" CHECK ("balance_adjustments"."decided_by" <> "balance_adjustments"."user_id" and "balance_adjustments"."decided_by" <> "balance_adjustments"."requested_by"),
	CONSTRAINT "balance_adjustments_approved" CHECK ("balance_adjustments"."state" = 'requested' or "balance_adjustments"."required_approvals" = 1 or "balance_adjustments"."decided_by" is not null)
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "avatars_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "connected_services" (
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"identity_hash" text NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "connected_services_user_id_service_pk" PRIMARY KEY("user_id","service"),
	CONSTRAINT "connected_services_identity_hash_unique" UNIQUE("identity_hash")
);
--> statement-breakpoint
CREATE TABLE "used_service_flows" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connector_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "network_connections" (
	"network" text PRIMARY KEY NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"changed_through" timestamp (3) with time zone,
	"sweep_at" timestamp (3) with time zone NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_ends_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "network_connections_lease" CHECK (("network_connections"."lease" is null) = ("network_connections"."lease_ends_at" is null))
);
--> statement-breakpoint
CREATE TABLE "network_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"ciphertext" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "network_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"window_from" timestamp (3) with time zone NOT NULL,
	"window_to" timestamp (3) with time zone NOT NULL,
	"done_through" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"records" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"statuses" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" text,
	CONSTRAINT "network_runs_window" CHECK ("network_runs"."window_from" < "network_runs"."window_to")
);
--> statement-breakpoint
CREATE TABLE "data_export_parts" (
	"export_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "data_export_parts_export_id_part_pk" PRIMARY KEY("export_id","part")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"size" integer,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "data_exports_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "data_exports_made" CHECK (("data_exports"."state" in ('ready', 'expired')) = ("data_exports"."size" is not null and "data_exports"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"trusted_until" timestamp (3) with time zone,
	CONSTRAINT "known_devices_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "claim_proofs" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"click_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"ordered_on" date NOT NULL,
	"order_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"reason" text,
	"lead_id" uuid,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"order_reference" text GENERATED ALWAYS AS (nullif(order_reference("order_number"), '')) STORED,
	"is_earlier_duplicate" boolean DEFAULT false NOT NULL,
	CONSTRAINT "claims_amount" CHECK ("claims"."order_amount" > 0),
	CONSTRAINT "claims_decider" CHECK ("claims"."decided_by" <> "claims"."user_id"),
	CONSTRAINT "claims_reason" CHECK ("claims"."state" <> 'refused' or "claims"."reason" is not null),
	CONSTRAINT "claims_lead" CHECK ("claims"."state" <> 'accepted' or "claims"."lead_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "click_audience_days" (
	"day" date NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "click_audience_days_day_device_country_pk" PRIMARY KEY("day","device","country")
);
--> statement-breakpoint
CREATE TABLE "click_days" (
	"day" date NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "click_days_day_store_id_network_pk" PRIMARY KEY("day","store_id","network")
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"offer_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip" text,
	"device" text,
	"country" text,
	"referrer" text,
	"tracked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"cash_back_before" bigint NOT NULL,
	"cash_back_after" bigint NOT NULL,
	"reason" text,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"network_transaction_id" text NOT NULL,
	"currency" text NOT NULL,
	"order_amount" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"cash_back" bigint NOT NULL,
	"state" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"expected_payable_at" timestamp (3) with time zone NOT NULL,
	"click_id" uuid,
	"order_number" text,
	"source" text DEFAULT 'postback' NOT NULL,
	"held_from" text,
	"reason" text,
	"reason_note" text,
	"amount_as_of" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"payable_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"order_reference" text GENERATED ALWAYS AS (nullif(order_reference("order_number"), '')) STORED,
	"transaction_reference" text GENERATED ALWAYS AS (transaction_reference("network_transaction_id")) STORED NOT NULL,
	"review_reason" text,
	"is_closed_by_admin" boolean DEFAULT false NOT NULL,
	"has_parts" boolean DEFAULT false NOT NULL,
	"payable_rule" text DEFAULT 'days' NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"network_paid_at" timestamp (3) with time zone,
	"network_payment_id" text,
	"releasable_at" timestamp (3) with time zone,
	"expected_latest_at" timestamp (3) with time zone,
	"conversion" jsonb,
	CONSTRAINT "leads_network_transaction" UNIQUE("network","network_transaction_id"),
	CONSTRAINT "leads_amounts" CHECK ("leads"."cash_back" >= 0 and "leads"."order_amount" >= 0),
	CONSTRAINT "leads_paid_first" CHECK ("leads"."state" <> 'payable' or "leads"."payable_rule" <> 'paid' or "leads"."network_paid_at" is not null),
	CONSTRAINT "leads_decider" CHECK ("leads"."decided_by" <> "leads"."user_id"),
	CONSTRAINT "leads_held" CHECK (("leads"."state" = 'on_hold') = ("leads"."held_from" is not null)),
	CONSTRAINT "leads_reason" CHECK ("leads"."state" not in ('rejected', 'reversed') or "leads"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "exchange_rate_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "exchange_rate_files_applied" CHECK (("exchange_rate_files"."content" is null) = ("exchange_rate_files"."applied_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"base" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric NOT NULL,
	"source" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" uuid,
	CONSTRAINT "exchange_rates_day" UNIQUE("base","currency","day"),
	CONSTRAINT "exchange_rates_rate" CHECK ("exchange_rates"."rate" > 0),
	CONSTRAINT "exchange_rates_foreign" CHECK ("exchange_rates"."currency" <> "exchange_rates"."base")
);
--> statement-breakpoint
CREATE TABLE "help_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"is_published" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_entries_slug_unique" UNIQUE("slug"),
	CONSTRAINT "help_entries_votes" CHECK ("help_entries"."helpful" >= 0 and "help_entries"."unhelpful" >= 0)
);
--> statement-breakpoint
CREATE TABLE "help_texts" (
	"entry_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_text("title")) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_text("title" || ' ' || "body")) STORED NOT NULL,
	CONSTRAINT "help_texts_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "help_versions" (
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_versions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"entry_id" uuid NOT NULL,
	"voter" text NOT NULL,
	"address" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_votes_entry_id_voter_pk" PRIMARY KEY("entry_id","voter")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"remittance" text,
	"returns_payment_id" uuid,
	CONSTRAINT "bank_lines_returns" UNIQUE("returns_payment_id"),
	CONSTRAINT "bank_lines_once" UNIQUE("hash"),
	CONSTRAINT "bank_lines_place" UNIQUE("statement_id","line"),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"content" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discarded_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"purchases" jsonb NOT NULL,
	"others" text NOT NULL,
	"discarded_at" timestamp (3) with time zone NOT NULL
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
	"tax1" numeric(12, 2) NOT NULL,
	"tax2" numeric(12, 2) NOT NULL,
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
	"print" jsonb DEFAULT '{"via":null,"terms":true,"note":true,"stub":false,"salesperson":null}'::jsonb NOT NULL,
	"tax_rounding" text DEFAULT 'rate' NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_sent" CHECK (("invoices"."state" = 'draft') = ("invoices"."number" is null) and ("invoices"."number" is null) = ("invoices"."sent_at" is null) and ("invoices"."number" is null or ("invoices"."issuer" is not null and "invoices"."billing" is not null and "invoices"."issued_on" is not null and "invoices"."due_on" is not null))),
	CONSTRAINT "invoices_days" CHECK ("invoices"."due_on" >= "invoices"."issued_on"),
	CONSTRAINT "invoices_paid_part" CHECK ("invoices"."paid" = 0 or (sign("invoices"."paid") = sign("invoices"."total") and abs("invoices"."paid") <= abs("invoices"."total"))),
	CONSTRAINT "invoices_paid_state" CHECK (case "invoices"."state" when 'paid' then "invoices"."paid" = "invoices"."total" when 'partially_paid' then "invoices"."paid" <> 0 and "invoices"."paid" <> "invoices"."total" else "invoices"."paid" = 0 end),
	CONSTRAINT "invoices_tax_rounding" CHECK ("invoices"."tax_rounding" in ('rate', 'line')),
	CONSTRAINT "invoices_void" CHECK (("invoices"."state" = 'void') = ("invoices"."void_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"email" text NOT NULL,
	"session_id" uuid,
	"trusted_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"mail_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_items_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"link_id" uuid,
	"to_address" text,
	"to_name" text,
	CONSTRAINT "mails_cause_unique" UNIQUE("cause"),
	CONSTRAINT "mails_recipient" CHECK (("mails"."user_id" is null) = ("mails"."to_name" is not null) and ("mails"."user_id" is not null or "mails"."to_address" is not null)),
	CONSTRAINT "mails_sent" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"channels" jsonb NOT NULL,
	"language" text NOT NULL,
	"quiet_hours" jsonb,
	"time_zone" text,
	"digest" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"file_name" text NOT NULL,
	"content" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"applied_by" uuid,
	"requested_by" uuid,
	"requested_at" timestamp (3) with time zone,
	"credits" bigint,
	CONSTRAINT "network_reports_second" CHECK ("network_reports"."applied_by" <> "network_reports"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "network_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"ciphertext" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "networks" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"tracking_url" text NOT NULL,
	"hold_days" integer NOT NULL,
	"click_days" integer DEFAULT 30 NOT NULL,
	"tracks_within_hours" integer DEFAULT 48 NOT NULL,
	"authentication" text NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hold_days_wanted" integer,
	"hold_days_requested_by" uuid,
	"hold_days_requested_at" timestamp (3) with time zone,
	"publisher" text,
	"click_format" text DEFAULT 'uuid' NOT NULL,
	"click_length" integer,
	"preset" text,
	"signature" jsonb,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"payable_rule" text DEFAULT 'days' NOT NULL,
	"usual_days_from" integer,
	"usual_days_to" integer,
	"payable_rule_wanted" text,
	CONSTRAINT "networks_click_length" CHECK ("networks"."click_length" >= 16),
	CONSTRAINT "networks_days" CHECK ("networks"."hold_days" >= 0 and "networks"."click_days" > 0),
	CONSTRAINT "networks_hold_days_request" CHECK ("networks"."hold_days_wanted" >= 0 and ("networks"."hold_days_wanted" < "networks"."hold_days" or "networks"."payable_rule_wanted" is not null)),
	CONSTRAINT "networks_usual_days" CHECK (("networks"."payable_rule" = 'days' or "networks"."usual_days_to" is not null)
        and ("networks"."usual_days_from" is null) = ("networks"."usual_days_to" is null)
        and "networks"."usual_days_from" between 0 and "networks"."usual_days_to"),
	CONSTRAINT "networks_hold_days_requester" CHECK (("networks"."hold_days_wanted" is null) = ("networks"."hold_days_requested_by" is null))
);
--> statement-breakpoint
CREATE TABLE "postback_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"network" text NOT NULL,
	"source" text DEFAULT 'postback' NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"ip" text,
	"content_type" text,
	"payload" text NOT NULL,
	"payload_hash" text NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"interpretation" jsonb,
	"transaction_id" text,
	"lead_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"report_id" uuid,
	"similar_lead_id" uuid,
	"distinct_from" uuid[] DEFAULT '{}' NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"occurrence" integer,
	CONSTRAINT "postback_events_once" UNIQUE("network","payload_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "used_passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_product_drafts" (
	"user_id" uuid NOT NULL,
	"product" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_product_drafts_user_id_product_pk" PRIMARY KEY("user_id","product")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	CONSTRAINT "referral_invitations_once" UNIQUE("user_id","email")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"state" text NOT NULL,
	"bonus" bigint NOT NULL,
	"currency" text NOT NULL,
	"holds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"lead_id" uuid,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "referrals_friend_id_unique" UNIQUE("friend_id"),
	CONSTRAINT "referrals_two" CHECK ("referrals"."referrer_id" <> "referrals"."friend_id"),
	CONSTRAINT "referrals_paid" CHECK (("referrals"."state" in ('paid', 'undone')) = ("referrals"."paid_at" is not null)),
	CONSTRAINT "referrals_undone" CHECK (("referrals"."state" = 'undone') = ("referrals"."undone_at" is not null)),
	CONSTRAINT "referrals_decider" CHECK ("referrals"."decided_by" is null or "referrals"."decided_by" not in ("referrals"."referrer_id", "referrals"."friend_id"))
);
--> statement-breakpoint
CREATE TABLE "store_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"reply" text,
	"version" integer DEFAULT 1 NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_reviews_once" UNIQUE("user_id","store_id"),
	CONSTRAINT "store_reviews_stars" CHECK ("store_reviews"."stars" between 1 and 5),
	CONSTRAINT "store_reviews_decided" CHECK (("store_reviews"."decided_by" is null) or ("store_reviews"."decided_at" is not null)),
	CONSTRAINT "store_reviews_decider" CHECK ("store_reviews"."decided_by" is null or "store_reviews"."decided_by" <> "store_reviews"."user_id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"could_approve" boolean DEFAULT false NOT NULL,
	"could_decide_on_money" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"role" text,
	"name" text,
	"permissions" text[],
	"version" integer,
	"user_id" uuid,
	"reason" text,
	"told" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "staff_requests_decider" CHECK ("staff_requests"."decided_by" <> "staff_requests"."requested_by" or "staff_requests"."state" in ('refused', 'replaced')),
	CONSTRAINT "staff_requests_approved" CHECK ("staff_requests"."state" <> 'done' or "staff_requests"."decided_by" is not null),
	CONSTRAINT "staff_requests_about" CHECK (case "staff_requests"."kind"
        when 'save' then "staff_requests"."role" is not null and "staff_requests"."name" is not null and "staff_requests"."permissions" is not null
        when 'assign' then "staff_requests"."role" is not null and "staff_requests"."user_id" is not null
        else "staff_requests"."user_id" is not null and "staff_requests"."reason" is not null end),
	CONSTRAINT "staff_requests_own" CHECK ("staff_requests"."user_id" <> "staff_requests"."decided_by" or "staff_requests"."state" <> 'done')
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","list","name")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("user_id","kind","currency"),
	CONSTRAINT "ledger_accounts_balance" CHECK ("ledger_accounts"."kind" not in ('pending', 'reserved') or "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_closed" CHECK ("ledger_accounts"."closed_at" is null or "ledger_accounts"."balance" <= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"occurrence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_transactions_once" UNIQUE("kind","reference_type","reference_id","occurrence")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"offer_id" uuid,
	"withdrawal_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"store_id" uuid,
	"deletion_id" uuid
);
--> statement-breakpoint
CREATE TABLE "payout_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"masked" text NOT NULL,
	"details_ciphertext" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"mailbox_fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"avatar" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status_reason" text,
	"email_verified_at" timestamp (3) with time zone,
	"wait_lifted_at" timestamp (3) with time zone,
	"country" text,
	"phone" text,
	"deletion_due_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"status_told" text,
	"tier" text DEFAULT 'free' NOT NULL,
	"shown_currency" text,
	"trusted_at" timestamp (3) with time zone,
	"approver_since" timestamp (3) with time zone,
	"money_since" timestamp (3) with time zone,
	"decides_on_money_from" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal_approvals" (
	"withdrawal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_approvals_withdrawal_id_admin_id_pk" PRIMARY KEY("withdrawal_id","admin_id"),
	CONSTRAINT "withdrawal_approvals_other" CHECK ("withdrawal_approvals"."admin_id" <> "withdrawal_approvals"."member_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"payout_method_id" uuid NOT NULL,
	"method_kind" text NOT NULL,
	"method_masked" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"net" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"required_approvals" integer DEFAULT 1 NOT NULL,
	"decided_by" uuid,
	"reason" text,
	"payment_reference" text,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_reference_unique" UNIQUE("reference"),
	CONSTRAINT "withdrawals_member" UNIQUE("id","user_id"),
	CONSTRAINT "withdrawals_parts" CHECK ("withdrawals"."amount" = "withdrawals"."fee" + "withdrawals"."net" and "withdrawals"."net" > 0 and "withdrawals"."fee" >= 0),
	CONSTRAINT "withdrawals_decider" CHECK ("withdrawals"."decided_by" is null or "withdrawals"."decided_by" <> "withdrawals"."user_id"),
	CONSTRAINT "withdrawals_paid" CHECK ("withdrawals"."state" <> 'paid' or "withdrawals"."payment_reference" is not null),
	CONSTRAINT "withdrawals_reason" CHECK ("withdrawals"."state" not in ('rejected', 'failed') or "withdrawals"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_proven" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_ciphertext" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	"successor_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	"ip" text,
	"user_agent" text,
	"proven_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "setting_changes_version" CHECK ("setting_changes"."version" > 0),
	CONSTRAINT "setting_changes_decided" CHECK (("setting_changes"."state" = 'proposed') = ("setting_changes"."decided_at" is null)
        and ("setting_changes"."decided_at" is null) = ("setting_changes"."decided_by" is null)),
	CONSTRAINT "setting_changes_second_admin" CHECK ("setting_changes"."state" <> 'in_force' or "setting_changes"."area" in ('contact', 'notifications', 'currencies') or "setting_changes"."decided_by" <> "setting_changes"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "shop_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"parent_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	CONSTRAINT "shop_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "shop_category_pictures" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_category_pictures_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "shop_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"ciphertext" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"line_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_codes_sold" CHECK (("shop_codes"."state" = 'available') = ("shop_codes"."line_id" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"spent" bigint NOT NULL,
	"last_order_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_customers_sums" CHECK ("shop_customers"."orders" > 0 and "shop_customers"."spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_delivery_approvals" (
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_delivery_approvals_order_id_admin_id_pk" PRIMARY KEY("order_id","admin_id"),
	CONSTRAINT "shop_delivery_approvals_other" CHECK ("shop_delivery_approvals"."admin_id" <> "shop_delivery_approvals"."member_id")
);
--> statement-breakpoint
CREATE TABLE "shop_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_name" jsonb NOT NULL,
	"face_value" bigint NOT NULL,
	"price" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shop_order_lines_quantity" CHECK ("shop_order_lines"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"face_total" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"reason" text,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"refund_reason" text,
	"required_approvals" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "shop_orders_member" UNIQUE("id","user_id"),
	CONSTRAINT "shop_orders_total" CHECK ("shop_orders"."total" > 0 and "shop_orders"."total" <= "shop_orders"."face_total"),
	CONSTRAINT "shop_orders_decider" CHECK ("shop_orders"."decided_by" is null or "shop_orders"."decided_by" <> "shop_orders"."user_id"),
	CONSTRAINT "shop_orders_reason" CHECK ("shop_orders"."state" not in ('failed', 'refunded') or "shop_orders"."reason" is not null),
	CONSTRAINT "shop_orders_shown" CHECK ("shop_orders"."shown_at" is null or "shop_orders"."delivered_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shop_product_pictures" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_product_pictures_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "shop_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"kind" text NOT NULL,
	"store_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"best_saving" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"barcode" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_name" text GENERATED ALWAYS AS (search_text(("name"->>'en') || ' ' || coalesce("name"->>'fr', '') || ' ' || coalesce("name"->>'ar', ''))) STORED NOT NULL,
	CONSTRAINT "shop_products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "shop_products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "shop_refund_approvals" (
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_refund_approvals_order_id_admin_id_pk" PRIMARY KEY("order_id","admin_id"),
	CONSTRAINT "shop_refund_approvals_other" CHECK ("shop_refund_approvals"."admin_id" <> "shop_refund_approvals"."member_id")
);
--> statement-breakpoint
CREATE TABLE "shop_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"face_value" bigint NOT NULL,
	"price" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_variants_once" UNIQUE("product_id","face_value"),
	CONSTRAINT "shop_variants_stock" CHECK ("shop_variants"."stock" >= 0),
	CONSTRAINT "shop_variants_amounts" CHECK ("shop_variants"."price" > 0 and "shop_variants"."price" <= "shop_variants"."face_value" and "shop_variants"."cost" > 0 and "shop_variants"."cost" <= "shop_variants"."face_value")
);
--> statement-breakpoint
CREATE TABLE "store_logos" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_logos_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "coupon_votes" (
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"worked" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_votes_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"code" text,
	"title" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"link" text,
	"terms" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"worth_kind" text DEFAULT 'none' NOT NULL,
	"worth" numeric(12, 2) DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_text(("title"->>'en') || ' ' || coalesce("title"->>'fr', '') || ' ' || coalesce("title"->>'ar', '') || ' ' || coalesce("code", ''))) STORED NOT NULL,
	"worth_rank" integer GENERATED ALWAYS AS (case "worth_kind" when 'percent' then 1000000000 + 100 * "worth" when 'amount' then least("worth", 999999999) else 0 end) STORED NOT NULL,
	CONSTRAINT "coupons_period" CHECK ("coupons"."ends_at" is null or "coupons"."ends_at" > "coupons"."starts_at"),
	CONSTRAINT "coupons_way" CHECK ("coupons"."code" is null or "coupons"."link" is null),
	CONSTRAINT "coupons_worth" CHECK (("coupons"."worth_kind" = 'none') = ("coupons"."worth" = 0) and "coupons"."worth" >= 0
        and case "coupons"."worth_kind" when 'percent' then "coupons"."worth" <= 10000 else "coupons"."worth" = trunc("coupons"."worth") end)
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_versions_offer_id_version_pk" PRIMARY KEY("offer_id","version")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"rate_kind" text NOT NULL,
	"rate" numeric(12, 2) NOT NULL,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rate_minimum" numeric(12, 2) NOT NULL,
	"rate_maximum" numeric(12, 2) NOT NULL,
	"commission" numeric(12, 2) NOT NULL,
	"cap" bigint,
	"terms" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"exclusions" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"programme" text,
	CONSTRAINT "offers_period" CHECK ("offers"."ends_at" is null or "offers"."ends_at" > "offers"."starts_at"),
	CONSTRAINT "offers_rate" CHECK ("offers"."rate_minimum" >= 0 and "offers"."rate" between "offers"."rate_minimum"::numeric and "offers"."rate_maximum"::numeric),
	CONSTRAINT "offers_flat_rates" CHECK ("offers"."rate_kind" = 'percent' or ("offers"."rate" = trunc("offers"."rate")
        and "offers"."rate_minimum" = trunc("offers"."rate_minimum") and "offers"."rate_maximum" = trunc("offers"."rate_maximum")
        and "offers"."commission" = trunc("offers"."commission"))),
	CONSTRAINT "offers_commission" CHECK ("offers"."rate_maximum" <= "offers"."commission"::numeric),
	CONSTRAINT "offers_cap" CHECK ("offers"."cap" > 0)
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"logo" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"site" text,
	"search_name" text GENERATED ALWAYS AS (search_text("name")) STORED NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stores_slug" CHECK ("stores"."slug" <> 'trending')
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text,
	"email" text,
	"address" text,
	"form_hash" text,
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tickets_form_hash_unique" UNIQUE("form_hash"),
	CONSTRAINT "tickets_sender" CHECK (("tickets"."user_id" is null) = ("tickets"."email" is not null) and ("tickets"."user_id" is null) = ("tickets"."name" is not null))
);
--> statement-breakpoint
ALTER TABLE "academy_bonuses" ADD CONSTRAINT "academy_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_bonuses" ADD CONSTRAINT "academy_bonuses_course_id_academy_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."academy_courses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_bookmarks" ADD CONSTRAINT "academy_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_bookmarks" ADD CONSTRAINT "academy_bookmarks_course_id_academy_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."academy_courses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_certificates" ADD CONSTRAINT "academy_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_certificates" ADD CONSTRAINT "academy_certificates_course_id_academy_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."academy_courses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_courses" ADD CONSTRAINT "academy_courses_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_progress" ADD CONSTRAINT "academy_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_progress" ADD CONSTRAINT "academy_progress_course_id_academy_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."academy_courses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_versions" ADD CONSTRAINT "academy_versions_course_id_academy_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."academy_courses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "academy_versions" ADD CONSTRAINT "academy_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "connected_services" ADD CONSTRAINT "connected_services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_connections" ADD CONSTRAINT "network_connections_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_connections" ADD CONSTRAINT "network_connections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_credentials" ADD CONSTRAINT "network_credentials_network_network_connections_network_fk" FOREIGN KEY ("network") REFERENCES "public"."network_connections"("network") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_credentials" ADD CONSTRAINT "network_credentials_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_runs" ADD CONSTRAINT "network_runs_network_network_connections_network_fk" FOREIGN KEY ("network") REFERENCES "public"."network_connections"("network") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_runs" ADD CONSTRAINT "network_runs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_proofs" ADD CONSTRAINT "claim_proofs_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_click_id_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."clicks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "click_days" ADD CONSTRAINT "click_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "click_days" ADD CONSTRAINT "click_days_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_offer_id_offer_version_offer_versions_offer_id_version_fk" FOREIGN KEY ("offer_id","offer_version") REFERENCES "public"."offer_versions"("offer_id","version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_click_id_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."clicks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exchange_rate_files" ADD CONSTRAINT "exchange_rate_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_entries" ADD CONSTRAINT "help_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_texts" ADD CONSTRAINT "help_texts_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_versions" ADD CONSTRAINT "help_versions_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_versions" ADD CONSTRAINT "help_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_returns_payment_id_invoice_payments_id_fk" FOREIGN KEY ("returns_payment_id") REFERENCES "public"."invoice_payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_billing" ADD CONSTRAINT "invoice_billing_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_months" ADD CONSTRAINT "invoice_months_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_purchases" ADD CONSTRAINT "invoice_purchases_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_purchases" ADD CONSTRAINT "invoice_purchases_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_items" ADD CONSTRAINT "mail_items_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_link_id_mail_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."mail_links"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_reports" ADD CONSTRAINT "network_reports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_secrets" ADD CONSTRAINT "network_secrets_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_secrets" ADD CONSTRAINT "network_secrets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_hold_days_requested_by_users_id_fk" FOREIGN KEY ("hold_days_requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "postback_events" ADD CONSTRAINT "postback_events_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "postback_events" ADD CONSTRAINT "postback_events_report_id_network_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."network_reports"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_product_drafts" ADD CONSTRAINT "shop_product_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_invitations" ADD CONSTRAINT "referral_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_methods" ADD CONSTRAINT "payout_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal_approvals" ADD CONSTRAINT "withdrawal_approvals_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal_approvals" ADD CONSTRAINT "withdrawal_approvals_withdrawal_id_member_id_withdrawals_id_user_id_fk" FOREIGN KEY ("withdrawal_id","member_id") REFERENCES "public"."withdrawals"("id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payout_method_id_payout_methods_id_fk" FOREIGN KEY ("payout_method_id") REFERENCES "public"."payout_methods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_categories" ADD CONSTRAINT "shop_categories_parent_id_shop_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_category_pictures" ADD CONSTRAINT "shop_category_pictures_category_id_shop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_codes" ADD CONSTRAINT "shop_codes_variant_id_shop_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."shop_variants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_codes" ADD CONSTRAINT "shop_codes_line_id_shop_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."shop_order_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_customers" ADD CONSTRAINT "shop_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_delivery_approvals" ADD CONSTRAINT "shop_delivery_approvals_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_delivery_approvals" ADD CONSTRAINT "shop_delivery_approvals_order_id_member_id_shop_orders_id_user_id_fk" FOREIGN KEY ("order_id","member_id") REFERENCES "public"."shop_orders"("id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_variant_id_shop_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."shop_variants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_product_pictures" ADD CONSTRAINT "shop_product_pictures_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_category_id_shop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_refund_approvals" ADD CONSTRAINT "shop_refund_approvals_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_refund_approvals" ADD CONSTRAINT "shop_refund_approvals_order_id_member_id_shop_orders_id_user_id_fk" FOREIGN KEY ("order_id","member_id") REFERENCES "public"."shop_orders"("id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_logos" ADD CONSTRAINT "store_logos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_votes" ADD CONSTRAINT "coupon_votes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_votes" ADD CONSTRAINT "coupon_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_network_networks_key_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "academy_bonuses_month" ON "academy_bonuses" USING btree ("paid_at");
--> statement-breakpoint
CREATE INDEX "academy_certificates_course" ON "academy_certificates" USING btree ("course_id");
--> statement-breakpoint
CREATE INDEX "activity_logs_action" ON "activity_logs" USING btree ("action","sequence");
--> statement-breakpoint
CREATE INDEX "activity_logs_at" ON "activity_logs" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "balance_adjustments_requester" ON "balance_adjustments" USING btree ("requested_by","requested_at");
--> statement-breakpoint
CREATE INDEX "balance_adjustments_user" ON "balance_adjustments" USING btree ("user_id","requested_at","id");
--> statement-breakpoint
CREATE INDEX "balance_adjustments_open" ON "balance_adjustments" USING btree ("requested_at","id") WHERE "balance_adjustments"."state" = 'requested';
--> statement-breakpoint
CREATE INDEX "used_service_flows_expired" ON "used_service_flows" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "network_connections_due" ON "network_connections" USING btree ("next_run_at") WHERE not "network_connections"."is_paused";
--> statement-breakpoint
CREATE UNIQUE INDEX "network_credentials_current" ON "network_credentials" USING btree ("network") WHERE "network_credentials"."ends_at" is null;
--> statement-breakpoint
CREATE INDEX "network_runs_newest" ON "network_runs" USING btree ("network","created_at","id");
--> statement-breakpoint
CREATE INDEX "network_runs_open" ON "network_runs" USING btree ("network","created_at") WHERE "network_runs"."state" in ('waiting', 'running');
--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("asked_at") WHERE "data_exports"."state" in ('waiting', 'working');
--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."state" = 'ready';
--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("store_id","order_reference") WHERE "claims"."state" <> 'refused' and not "claims"."is_earlier_duplicate";
--> statement-breakpoint
CREATE INDEX "claims_order" ON "claims" USING btree ("store_id","order_reference");
--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "claims_state" ON "claims" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE INDEX "clicks_newest" ON "clicks" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "clicks_user" ON "clicks" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "clicks_store" ON "clicks" USING btree ("store_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "clicks_network" ON "clicks" USING btree ("network","created_at","id");
--> statement-breakpoint
CREATE INDEX "clicks_country" ON "clicks" USING btree ("country","created_at","id") WHERE "clicks"."country" is not null;
--> statement-breakpoint
CREATE INDEX "clicks_tracked" ON "clicks" USING btree ("created_at","id") WHERE "clicks"."tracked_at" is not null;
--> statement-breakpoint
CREATE INDEX "lead_changes_lead" ON "lead_changes" USING btree ("lead_id","id");
--> statement-breakpoint
CREATE INDEX "lead_changes_corrected" ON "lead_changes" USING btree ("at") WHERE "lead_changes"."event" in ('correct', 'reopen');
--> statement-breakpoint
CREATE INDEX "leads_order" ON "leads" USING btree ("store_id","order_reference" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "leads_transaction_reference" ON "leads" USING btree ("network","transaction_reference");
--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("occurred_at","id");
--> statement-breakpoint
CREATE INDEX "leads_user" ON "leads" USING btree ("user_id","occurred_at","id");
--> statement-breakpoint
CREATE INDEX "leads_store" ON "leads" USING btree ("store_id","occurred_at","id");
--> statement-breakpoint
CREATE INDEX "leads_network" ON "leads" USING btree ("network","occurred_at","id");
--> statement-breakpoint
CREATE INDEX "leads_state" ON "leads" USING btree ("state","occurred_at","id");
--> statement-breakpoint
CREATE INDEX "leads_click" ON "leads" USING btree ("click_id");
--> statement-breakpoint
CREATE INDEX "leads_confirmed" ON "leads" USING btree ("network","confirmed_at","id") WHERE "leads"."confirmed_at" is not null;
--> statement-breakpoint
CREATE INDEX "leads_closed" ON "leads" USING btree ("network","closed_at") WHERE "leads"."closed_at" is not null;
--> statement-breakpoint
CREATE INDEX "leads_open" ON "leads" USING btree ("state","expected_payable_at","currency","cash_back") WHERE "leads"."state" in ('pending', 'confirmed');
--> statement-breakpoint
CREATE INDEX "leads_releasable" ON "leads" USING btree ("releasable_at") WHERE "leads"."state" = 'confirmed';
--> statement-breakpoint
CREATE INDEX "leads_rule" ON "leads" USING btree ("network","payable_rule") WHERE "leads"."state" in ('pending', 'confirmed', 'on_hold');
--> statement-breakpoint
CREATE INDEX "leads_review" ON "leads" USING btree ("review_reason","occurred_at","id") WHERE "leads"."review_reason" is not null;
--> statement-breakpoint
CREATE INDEX "leads_expected" ON "leads" USING btree ("expected_payable_at");
--> statement-breakpoint
CREATE INDEX "leads_hour" ON "leads" USING btree (((extract(isodow from "occurred_at" at time zone 'UTC') * 24 + extract(hour from "occurred_at" at time zone 'UTC'))::int),"occurred_at","id");
--> statement-breakpoint
CREATE INDEX "exchange_rate_files_author" ON "exchange_rate_files" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "exchange_rates_newest" ON "exchange_rates" USING btree ("base","day","id");
--> statement-breakpoint
CREATE INDEX "help_entries_order" ON "help_entries" USING btree ("kind","category","position","id");
--> statement-breakpoint
CREATE INDEX "help_votes_address" ON "help_votes" USING btree ("entry_id","address");
--> statement-breakpoint
CREATE INDEX "bank_lines_newest" ON "bank_lines" USING btree ("booked_on","id");
--> statement-breakpoint
CREATE INDEX "bank_lines_day" ON "bank_lines" USING btree ("booked_on","amount");
--> statement-breakpoint
CREATE INDEX "bank_lines_state" ON "bank_lines" USING btree ("state","booked_on","id");
--> statement-breakpoint
CREATE INDEX "bank_statements_newest" ON "bank_statements" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice" ON "invoice_lines" USING btree ("invoice_id","position");
--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id","recorded_at");
--> statement-breakpoint
CREATE INDEX "invoice_payments_bank_line" ON "invoice_payments" USING btree ("bank_line_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_bank_once" ON "invoice_payments" USING btree ("bank_hash") WHERE "invoice_payments"."bank_hash" is not null and "invoice_payments"."withdrawn_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_purchases_once" ON "invoice_purchases" USING btree ("lead_id") WHERE "invoice_purchases"."kind" = 'commission' and "invoice_purchases"."counts";
--> statement-breakpoint
CREATE INDEX "invoice_purchases_lead" ON "invoice_purchases" USING btree ("lead_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_month" ON "invoices" USING btree ("network","month") WHERE "invoices"."month" is not null and "invoices"."state" <> 'void';
--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE INDEX "invoices_network" ON "invoices" USING btree ("network","created_at","id");
--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_on") WHERE "invoices"."state" in ('sent', 'partially_paid');
--> statement-breakpoint
CREATE INDEX "invoices_paid" ON "invoices" USING btree ("paid_at") WHERE "invoices"."paid_at" is not null;
--> statement-breakpoint
CREATE INDEX "mail_links_expired" ON "mail_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "mail_items_mail" ON "mail_items" USING btree ("mail_id","sequence");
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("send_after") WHERE "mails"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "mails_sequence" ON "mails" USING btree ("sequence");
--> statement-breakpoint
CREATE INDEX "mails_dead" ON "mails" USING btree ("sequence") WHERE "mails"."state" = 'dead';
--> statement-breakpoint
CREATE INDEX "mails_link" ON "mails" USING btree ("link_id") WHERE "mails"."link_id" is not null;
--> statement-breakpoint
CREATE INDEX "network_reports_newest" ON "network_reports" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "network_reports_applied" ON "network_reports" USING btree ("applied_by","applied_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "network_secrets_current" ON "network_secrets" USING btree ("network") WHERE "network_secrets"."ends_at" is null;
--> statement-breakpoint
CREATE INDEX "postback_events_due" ON "postback_events" USING btree ("due_at") WHERE "postback_events"."state" = 'received';
--> statement-breakpoint
CREATE INDEX "postback_events_network" ON "postback_events" USING btree ("network","sequence");
--> statement-breakpoint
CREATE INDEX "postback_events_state" ON "postback_events" USING btree ("state","sequence");
--> statement-breakpoint
CREATE INDEX "postback_events_report" ON "postback_events" USING btree ("report_id","sequence") WHERE "postback_events"."report_id" is not null;
--> statement-breakpoint
CREATE INDEX "postback_events_transaction" ON "postback_events" USING btree ("network","transaction_id");
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "used_passkey_challenges_expired" ON "used_passkey_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "referral_invitations_sent" ON "referral_invitations" USING btree ("user_id","sent_at");
--> statement-breakpoint
CREATE INDEX "referral_invitations_email" ON "referral_invitations" USING btree ("email","sent_at");
--> statement-breakpoint
CREATE INDEX "referral_invitations_old" ON "referral_invitations" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "referrals_joined" ON "referrals" USING btree ("joined_at","id");
--> statement-breakpoint
CREATE INDEX "referrals_state" ON "referrals" USING btree ("state","joined_at","id");
--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","joined_at","id");
--> statement-breakpoint
CREATE INDEX "store_reviews_newest" ON "store_reviews" USING btree ("written_at","id");
--> statement-breakpoint
CREATE INDEX "store_reviews_state" ON "store_reviews" USING btree ("state","written_at","id");
--> statement-breakpoint
CREATE INDEX "store_reviews_store" ON "store_reviews" USING btree ("store_id","state","written_at","id");
--> statement-breakpoint
CREATE INDEX "store_reviews_by_stars" ON "store_reviews" USING btree ("stars","written_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "staff_requests_open" ON "staff_requests" USING btree ("requested_at") WHERE "staff_requests"."state" = 'requested';
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_default" ON "saved_views" USING btree ("user_id","list") WHERE "saved_views"."is_default";
--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_settled_once" ON "ledger_transactions" USING btree ("reference_type","reference_id") WHERE "ledger_transactions"."kind" in ('withdrawal_released', 'withdrawal_paid');
--> statement-breakpoint
CREATE INDEX "notifications_deletion" ON "notifications" USING btree ("deletion_id") WHERE "notifications"."deletion_id" is not null;
--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","sequence") WHERE "notifications"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null and "notifications"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_methods_once" ON "payout_methods" USING btree ("user_id","fingerprint") WHERE "payout_methods"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "payout_methods_mailbox" ON "payout_methods" USING btree ("mailbox_fingerprint","user_id");
--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null and "users"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","created_at","id") WHERE "users"."role" <> 'member';
--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."status" = 'suspended';
--> statement-breakpoint
CREATE INDEX "users_premium" ON "users" USING btree ("created_at","id") WHERE "users"."tier" = 'premium';
--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is null;
--> statement-breakpoint
CREATE INDEX "withdrawal_approvals_admin" ON "withdrawal_approvals" USING btree ("admin_id","created_at");
--> statement-breakpoint
CREATE INDEX "withdrawal_approvals_member" ON "withdrawal_approvals" USING btree ("member_id","created_at");
--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","requested_at","id");
--> statement-breakpoint
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","requested_at","id","currency","amount","fee","net");
--> statement-breakpoint
CREATE INDEX "withdrawals_requested" ON "withdrawals" USING btree ("requested_at","id");
--> statement-breakpoint
CREATE INDEX "withdrawals_paid_at" ON "withdrawals" USING btree ("settled_at") WHERE "withdrawals"."state" = 'paid';
--> statement-breakpoint
CREATE INDEX "login_challenges_user" ON "login_challenges" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "login_challenges_expired" ON "login_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_ip" ON "sessions" USING btree ("ip","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "setting_changes_version" ON "setting_changes" USING btree ("area","currency","version") WHERE "setting_changes"."state" = 'in_force';
--> statement-breakpoint
CREATE UNIQUE INDEX "setting_changes_open" ON "setting_changes" USING btree ("area","currency") WHERE "setting_changes"."state" = 'proposed';
--> statement-breakpoint
CREATE INDEX "setting_changes_history" ON "setting_changes" USING btree ("area","currency","requested_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_codes_once" ON "shop_codes" USING btree ("fingerprint");
--> statement-breakpoint
CREATE INDEX "shop_codes_available" ON "shop_codes" USING btree ("variant_id","created_at","id") WHERE "shop_codes"."state" = 'available';
--> statement-breakpoint
CREATE INDEX "shop_codes_line" ON "shop_codes" USING btree ("line_id");
--> statement-breakpoint
CREATE INDEX "shop_customers_last" ON "shop_customers" USING btree ("last_order_at","user_id");
--> statement-breakpoint
CREATE INDEX "shop_customers_spent" ON "shop_customers" USING btree ("spent","user_id");
--> statement-breakpoint
CREATE INDEX "shop_customers_orders" ON "shop_customers" USING btree (("orders"::bigint),"user_id");
--> statement-breakpoint
CREATE INDEX "shop_order_lines_order" ON "shop_order_lines" USING btree ("order_id","position");
--> statement-breakpoint
CREATE INDEX "shop_order_lines_variant" ON "shop_order_lines" USING btree ("variant_id");
--> statement-breakpoint
CREATE INDEX "shop_orders_user" ON "shop_orders" USING btree ("user_id","placed_at","id");
--> statement-breakpoint
CREATE INDEX "shop_orders_placed" ON "shop_orders" USING btree ("placed_at","id");
--> statement-breakpoint
CREATE INDEX "shop_orders_state" ON "shop_orders" USING btree ("state","placed_at","id");
--> statement-breakpoint
CREATE INDEX "shop_products_newest" ON "shop_products" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "shop_products_by_name" ON "shop_products" USING btree ("search_name","id");
--> statement-breakpoint
CREATE INDEX "shop_products_category" ON "shop_products" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "coupon_votes_user" ON "coupon_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "coupons_store" ON "coupons" USING btree ("store_id","starts_at");
--> statement-breakpoint
CREATE INDEX "coupons_newest" ON "coupons" USING btree ("starts_at","id");
--> statement-breakpoint
CREATE INDEX "coupons_by_worth" ON "coupons" USING btree ("worth_rank","id");
--> statement-breakpoint
CREATE INDEX "offers_store" ON "offers" USING btree ("store_id","starts_at","id");
--> statement-breakpoint
CREATE INDEX "stores_by_name" ON "stores" USING btree ("search_name","slug");
--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","sequence");
--> statement-breakpoint
CREATE INDEX "tickets_queue" ON "tickets" USING btree ((case when "is_premium" and "state" = 'open' then 1 else 0 end),"created_at","id");
--> statement-breakpoint
CREATE INDEX "tickets_newest" ON "tickets" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "tickets_address" ON "tickets" USING btree ("address","created_at");
--> statement-breakpoint
-- The triggers below guard money and history (M1, M7, M9) against faulty programs. Rows of these tables never change.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% may not be changed by %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_fixed BEFORE UPDATE OF id, user_id, kind, currency ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_logs_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON activity_logs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_log_head_kept BEFORE DELETE OR TRUNCATE ON activity_log_head
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER lead_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lead_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER offer_versions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON offer_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger transaction % has no entries', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_entries AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
--> statement-breakpoint
-- The entries of a transaction sum to zero, and a member's account equals the sum of its entries. Only what is taken back with
-- a purchase may leave a balance below zero.
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account ledger_accounts%ROWTYPE;
  previous bigint;
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  SELECT * INTO account FROM ledger_accounts WHERE id = NEW.account_id;
  IF account.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT balance_after INTO previous FROM ledger_entries
    WHERE account_id = NEW.account_id AND id < NEW.id ORDER BY id DESC LIMIT 1;
  IF NEW.balance_after IS DISTINCT FROM coalesce(previous, 0) + NEW.amount THEN
    RAISE EXCEPTION 'ledger entry % does not follow from the one before it', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.balance_after < 0 AND NEW.amount < 0
    AND (SELECT kind FROM ledger_transactions WHERE id = NEW.transaction_id) NOT IN ('cashback_reversed', 'cashback_corrected', 'referral_undone') THEN
    RAISE EXCEPTION 'ledger entry % overdraws its account', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF account.balance IS DISTINCT FROM
    (SELECT balance_after FROM ledger_entries WHERE account_id = NEW.account_id ORDER BY id DESC LIMIT 1) THEN
    RAISE EXCEPTION 'ledger account % is not the sum of its entries', NEW.account_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
--> statement-breakpoint
CREATE FUNCTION check_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT balance FROM ledger_accounts WHERE id = NEW.id) IS DISTINCT FROM
    coalesce((SELECT balance_after FROM ledger_entries WHERE account_id = NEW.id ORDER BY id DESC LIMIT 1), 0) THEN
    RAISE EXCEPTION 'ledger account % is not the sum of its entries', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_accounts_balance_kept AFTER INSERT OR UPDATE ON ledger_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_account();
--> statement-breakpoint
CREATE FUNCTION keep_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER invoices_kept BEFORE DELETE OR UPDATE ON invoices
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
CREATE TRIGGER invoice_lines_kept BEFORE INSERT OR DELETE OR UPDATE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION keep_sent_line();
--> statement-breakpoint
CREATE FUNCTION follow_shop_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stands bigint := CASE WHEN NEW.state IN ('placed', 'delivered') THEN NEW.total ELSE 0 END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO shop_customers AS known (user_id, orders, spent, last_order_at)
    VALUES (NEW.user_id, 1, stands, NEW.placed_at)
    ON CONFLICT (user_id) DO UPDATE SET orders = known.orders + 1, spent = known.spent + excluded.spent,
      last_order_at = greatest(known.last_order_at, excluded.last_order_at);
  ELSE
    UPDATE shop_customers
    SET spent = spent + stands - CASE WHEN OLD.state IN ('placed', 'delivered') THEN OLD.total ELSE 0 END
    WHERE user_id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_orders_followed AFTER INSERT OR UPDATE OF state ON shop_orders
  FOR EACH ROW EXECUTE FUNCTION follow_shop_orders();
--> statement-breakpoint
-- A role in use can't be deleted: its users need another role first.
CREATE FUNCTION keep_role_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE role = OLD.key) THEN
    RAISE EXCEPTION 'role % is in use', OLD.key USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER roles_in_use BEFORE DELETE ON roles
  FOR EACH ROW EXECUTE FUNCTION keep_role_in_use();
--> statement-breakpoint
-- Permissions about money of contract/permissions.ts; a test compares them.
CREATE FUNCTION has_money_permission(permissions text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT permissions && ARRAY[
    'networks.write', 'networks.secrets', 'reports.import', 'users.factors', 'leads.change', 'claims.decide',
    'adjustments.request', 'adjustments.decide', 'withdrawals.decide', 'withdrawals.pay', 'invoices.write',
    'shop.decide', 'settings.write', 'roles.write'
  ]
$$;
--> statement-breakpoint
CREATE FUNCTION note_approver_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.could_approve := NEW.could_approve OR 'roles.write' = ANY (NEW.permissions);
  NEW.could_decide_on_money := NEW.could_decide_on_money OR has_money_permission(NEW.permissions);
  IF TG_OP = 'UPDATE' THEN
    NEW.could_approve := NEW.could_approve OR OLD.could_approve;
    NEW.could_decide_on_money := NEW.could_decide_on_money OR OLD.could_decide_on_money;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER roles_could_approve BEFORE INSERT OR UPDATE ON roles
  FOR EACH ROW EXECUTE FUNCTION note_approver_role();
--> statement-breakpoint
-- Also records the role that a user leaves.
CREATE FUNCTION note_approver() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text[] := ARRAY[NEW.role];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    held := held || OLD.role;
  END IF;
  IF NEW.approver_since IS NULL
    AND ('admin' = ANY (held) OR EXISTS (SELECT FROM roles WHERE key = ANY (held) AND could_approve)) THEN
    NEW.approver_since := now();
  END IF;
  IF NEW.money_since IS NULL
    AND (held && ARRAY['admin', 'finance'] OR EXISTS (SELECT FROM roles WHERE key = ANY (held) AND could_decide_on_money)) THEN
    NEW.money_since := now();
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_approver BEFORE INSERT OR UPDATE OF role ON users
  FOR EACH ROW EXECUTE FUNCTION note_approver();
--> statement-breakpoint
INSERT INTO activity_log_head (id, sequence, hash) VALUES (true, 0, repeat('0', 64));
