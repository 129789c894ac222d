ALTER TABLE "roles" ADD COLUMN "could_approve" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approver_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE FUNCTION note_approver_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.could_approve := NEW.could_approve OR 'roles.write' = ANY (NEW.permissions);
  IF TG_OP = 'UPDATE' THEN
    NEW.could_approve := NEW.could_approve OR OLD.could_approve;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER roles_could_approve BEFORE INSERT OR UPDATE ON roles FOR EACH ROW EXECUTE FUNCTION note_approver_role();--> statement-breakpoint
-- Leaving a role notes it as well: until then the role itself tells.
CREATE FUNCTION note_approver() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_approver BEFORE INSERT OR UPDATE OF role ON users FOR EACH ROW EXECUTE FUNCTION note_approver();--> statement-breakpoint
UPDATE roles SET could_approve = true WHERE 'roles.write' = ANY (permissions);--> statement-breakpoint
UPDATE users SET approver_since = now()
WHERE role = 'admin'
  OR role IN (SELECT key FROM roles WHERE could_approve)
  OR id::text IN (
    SELECT object_id FROM activity_logs
    WHERE action = 'user.change-role' AND 'admin' IN (before->>'role', after->>'role')
  );
