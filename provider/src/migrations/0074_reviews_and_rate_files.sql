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
ALTER TABLE "exchange_rate_files" ADD CONSTRAINT "exchange_rate_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_rate_files_author" ON "exchange_rate_files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "leads_review" ON "leads" USING btree ("review_reason","occurred_at","id") WHERE "leads"."review_reason" is not null;