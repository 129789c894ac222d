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
	"search_title" text GENERATED ALWAYS AS (regexp_replace(lower(normalize("title", nfkd)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670''’]', '', 'g')) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (regexp_replace(lower(normalize("title" || ' ' || "body", nfkd)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670''’]', '', 'g')) STORED NOT NULL,
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
ALTER TABLE "help_entries" ADD CONSTRAINT "help_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_texts" ADD CONSTRAINT "help_texts_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_versions" ADD CONSTRAINT "help_versions_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_versions" ADD CONSTRAINT "help_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_entries_order" ON "help_entries" USING btree ("kind","category","position","id");--> statement-breakpoint
CREATE INDEX "help_votes_address" ON "help_votes" USING btree ("entry_id","address");