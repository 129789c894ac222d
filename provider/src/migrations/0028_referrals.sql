CREATE TABLE "referral_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"state" text NOT NULL,
	"bonus" bigint NOT NULL,
	"currency" text NOT NULL,
	"holds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "referrals_friend_id_unique" UNIQUE("friend_id"),
	CONSTRAINT "referrals_two" CHECK ("referrals"."referrer_id" <> "referrals"."friend_id"),
	CONSTRAINT "referrals_paid" CHECK (("referrals"."state" = 'paid') = ("referrals"."paid_at" is not null)),
	CONSTRAINT "referrals_decider" CHECK ("referrals"."decided_by" is null or "referrals"."decided_by" not in ("referrals"."referrer_id", "referrals"."friend_id"))
);
--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_joined" ON "referrals" USING btree ("joined_at","id");--> statement-breakpoint
CREATE INDEX "referrals_state" ON "referrals" USING btree ("state","joined_at","id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","joined_at","id");