CREATE TABLE "api_key_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"addresses" text[] NOT NULL,
	"lifetime_days" integer,
	"expires_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_address" text,
	CONSTRAINT "api_keys_expiry" CHECK (("api_keys"."lifetime_days" is null) = ("api_keys"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "api_key_name" text;--> statement-breakpoint
ALTER TABLE "api_key_tokens" ADD CONSTRAINT "api_key_tokens_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_tokens_current" ON "api_key_tokens" USING btree ("key_id") WHERE "api_key_tokens"."ends_at" is null;--> statement-breakpoint
CREATE INDEX "api_key_tokens_key" ON "api_key_tokens" USING btree ("key_id");