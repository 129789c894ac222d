CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_links_expired" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_link_id_mail_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."mail_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_link" ON "mails" USING btree ("link_id") WHERE "mails"."link_id" is not null;