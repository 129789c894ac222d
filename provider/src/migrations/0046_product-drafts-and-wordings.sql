CREATE TABLE "shop_product_drafts" (
	"user_id" uuid NOT NULL,
	"product" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_product_drafts_user_id_product_pk" PRIMARY KEY("user_id","product")
);
--> statement-breakpoint
ALTER TABLE "setting_changes" DROP CONSTRAINT "setting_changes_second_admin";--> statement-breakpoint
ALTER TABLE "shop_product_drafts" ADD CONSTRAINT "shop_product_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_second_admin" CHECK ("setting_changes"."state" <> 'in_force' or "setting_changes"."area" in ('contact', 'notifications') or "setting_changes"."decided_by" <> "setting_changes"."requested_by");