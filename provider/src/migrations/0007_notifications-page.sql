ALTER TABLE "notifications" ADD COLUMN "store_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "deletion_id" uuid;--> statement-breakpoint
CREATE INDEX "notifications_deletion" ON "notifications" USING btree ("deletion_id") WHERE "notifications"."deletion_id" is not null;