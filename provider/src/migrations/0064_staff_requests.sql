CREATE TABLE "staff_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"role" text,
	"name" text,
	"permissions" text[],
	"version" integer,
	"user_id" uuid,
	"reason" text,
	"told" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "staff_requests_decider" CHECK ("staff_requests"."decided_by" <> "staff_requests"."requested_by" or "staff_requests"."state" in ('refused', 'replaced')),
	CONSTRAINT "staff_requests_approved" CHECK ("staff_requests"."state" <> 'done' or "staff_requests"."decided_by" is not null),
	CONSTRAINT "staff_requests_about" CHECK (case "staff_requests"."kind"
        when 'save' then "staff_requests"."role" is not null and "staff_requests"."name" is not null and "staff_requests"."permissions" is not null
        when 'assign' then "staff_requests"."role" is not null and "staff_requests"."user_id" is not null
        else "staff_requests"."user_id" is not null and "staff_requests"."reason" is not null end),
	CONSTRAINT "staff_requests_own" CHECK ("staff_requests"."user_id" <> "staff_requests"."decided_by" or "staff_requests"."state" <> 'done')
);
--> statement-breakpoint
INSERT INTO "staff_requests" ("id", "kind", "role", "name", "permissions", "version", "user_id", "state", "requested_by", "requested_at", "decided_by", "decided_at")
SELECT "id", "kind", "role", "name", "permissions", "version", "user_id", "state", "requested_by", "requested_at", "decided_by", "decided_at" FROM "role_requests";--> statement-breakpoint
DROP TABLE "role_requests" CASCADE;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "could_decide_on_money" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "money_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "decides_on_money_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_requests_open" ON "staff_requests" USING btree ("requested_at") WHERE "staff_requests"."state" = 'requested';--> statement-breakpoint
-- The permissions about money of contract/permissions.ts; a test holds the two together.
CREATE FUNCTION has_money_permission(permissions text[]) RETURNS boolean IMMUTABLE LANGUAGE sql AS $$
  SELECT permissions && ARRAY[
    'networks.write', 'networks.secrets', 'reports.import', 'users.factors', 'leads.change', 'claims.decide',
    'adjustments.request', 'adjustments.decide', 'withdrawals.decide', 'withdrawals.pay', 'invoices.write',
    'shop.decide', 'settings.write', 'roles.write'
  ]
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_approver_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.could_approve := NEW.could_approve OR 'roles.write' = ANY (NEW.permissions);
  NEW.could_decide_on_money := NEW.could_decide_on_money OR has_money_permission(NEW.permissions);
  IF TG_OP = 'UPDATE' THEN
    NEW.could_approve := NEW.could_approve OR OLD.could_approve;
    NEW.could_decide_on_money := NEW.could_decide_on_money OR OLD.could_decide_on_money;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_approver() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text[] := ARRAY[NEW.role];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    held := held || OLD.role;
  END IF;
  IF NEW.approver_since IS NULL
    AND ('admin' = ANY (held) OR EXISTS (SELECT FROM roles WHERE key = ANY (held) AND could_approve)) THEN
    NEW.approver_since := now();
  END IF;
  IF NEW.money_since IS NULL
    AND (held && ARRAY['admin', 'finance'] OR EXISTS (SELECT FROM roles WHERE key = ANY (held) AND could_decide_on_money)) THEN
    NEW.money_since := now();
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
UPDATE roles SET could_decide_on_money = true WHERE has_money_permission(permissions);--> statement-breakpoint
UPDATE users SET money_since = coalesce(approver_since, now())
WHERE approver_since IS NOT NULL
  OR role = 'finance'
  OR role IN (SELECT key FROM roles WHERE could_decide_on_money)
  OR id::text IN (
    SELECT object_id FROM activity_logs
    WHERE action = 'user.change-role'
      AND ARRAY[before->>'role', after->>'role'] && (ARRAY['admin', 'finance'] || ARRAY(SELECT key FROM roles WHERE could_decide_on_money))
  );
