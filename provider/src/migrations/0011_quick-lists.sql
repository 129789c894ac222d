DROP INDEX "withdrawals_state";--> statement-breakpoint
CREATE INDEX "mails_dead" ON "mails" USING btree ("sequence") WHERE "mails"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "payout_methods_fingerprint" ON "payout_methods" USING btree ("fingerprint","user_id");--> statement-breakpoint
CREATE INDEX "sessions_ip" ON "sessions" USING btree ("ip","user_id");--> statement-breakpoint
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","requested_at","id","currency","amount","fee","net");