CREATE TABLE "role_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"name" text,
	"permissions" text[],
	"version" integer,
	"user_id" uuid,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "role_requests_decider" CHECK ("role_requests"."decided_by" <> "role_requests"."requested_by" or "role_requests"."state" in ('refused', 'replaced')),
	CONSTRAINT "role_requests_approved" CHECK ("role_requests"."state" <> 'done' or "role_requests"."decided_by" is not null),
	CONSTRAINT "role_requests_about" CHECK (case when "role_requests"."kind" = 'save' then "role_requests"."name" is not null and "role_requests"."permissions" is not null else "role_requests"."user_id" is not null end),
	CONSTRAINT "role_requests_own" CHECK ("role_requests"."user_id" <> "role_requests"."decided_by" or "role_requests"."state" <> 'done')
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_requests_open" ON "role_requests" USING btree ("requested_at") WHERE "role_requests"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","created_at","id") WHERE "users"."role" <> 'member';--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."status" = 'suspended';--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is null;
--> statement-breakpoint
-- A role that somebody has stays: whoever deletes it gives them another one first.
CREATE FUNCTION keep_role_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE role = OLD.key) THEN
    RAISE EXCEPTION 'role % is in use', OLD.key USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER roles_in_use BEFORE DELETE ON roles FOR EACH ROW EXECUTE FUNCTION keep_role_in_use();
