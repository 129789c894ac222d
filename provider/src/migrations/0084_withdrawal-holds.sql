ALTER TABLE "withdrawals" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "held_by" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_hold" CHECK ("withdrawals"."held_at" is null or ("withdrawals"."state" = 'requested' and "withdrawals"."hold_reason" is not null
        and "withdrawals"."held_by" is not null and "withdrawals"."held_by" <> "withdrawals"."user_id"));