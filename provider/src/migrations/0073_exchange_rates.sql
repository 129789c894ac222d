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
ALTER TABLE "leads" ADD COLUMN "conversion" jsonb;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_rates_newest" ON "exchange_rates" USING btree ("base","day","id");