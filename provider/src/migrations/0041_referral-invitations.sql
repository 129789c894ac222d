CREATE TABLE "referral_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	CONSTRAINT "referral_invitations_once" UNIQUE("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "referral_invitations" ADD CONSTRAINT "referral_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_invitations_sent" ON "referral_invitations" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "referral_invitations_email" ON "referral_invitations" USING btree ("email","sent_at");--> statement-breakpoint
CREATE INDEX "referral_invitations_old" ON "referral_invitations" USING btree ("sent_at");