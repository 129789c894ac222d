CREATE TABLE "shared_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"code" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "shared_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "shared_link_id" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "takes_links" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_links_newest" ON "shared_links" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_links_address" ON "shared_links" USING btree ("user_id","address") WHERE "shared_links"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_shared_link_id_shared_links_id_fk" FOREIGN KEY ("shared_link_id") REFERENCES "public"."shared_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clicks_shared_link" ON "clicks" USING btree ("shared_link_id") WHERE "clicks"."shared_link_id" is not null;