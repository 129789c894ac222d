DROP INDEX "lead_changes_corrected";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "is_closed_by_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_changes_corrected" ON "lead_changes" USING btree ("at") WHERE "lead_changes"."event" in ('correct', 'reopen');--> statement-breakpoint
-- So far nothing reopened a lead, so the step that closed it tells who did.
UPDATE "leads" SET "is_closed_by_admin" = true
WHERE "state" IN ('rejected', 'reversed') AND EXISTS (
  SELECT FROM "lead_changes" "change"
  WHERE "change"."lead_id" = "leads"."id" AND "change"."event" IN ('reject', 'reverse') AND "change"."actor_id" IS NOT NULL
);
