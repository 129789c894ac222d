CREATE TABLE "store_logos" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_logos_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "store_logos" ADD CONSTRAINT "store_logos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;