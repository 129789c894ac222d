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
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_reviews_newest" ON "store_reviews" USING btree ("written_at","id");--> statement-breakpoint
CREATE INDEX "store_reviews_state" ON "store_reviews" USING btree ("state","written_at","id");--> statement-breakpoint
CREATE INDEX "store_reviews_store" ON "store_reviews" USING btree ("store_id","state","written_at","id");--> statement-breakpoint
CREATE INDEX "store_reviews_by_stars" ON "store_reviews" USING btree ("stars","written_at","id");