import type { Permission } from "#contract/roles/permissions.ts";
import { useTranslation } from "~/i18n/use-translation";

/** Lists the names of permissions, one per line. */
export function PermissionList({ of, title }: { of: readonly Permission[]; title: string }) {
  const words = useTranslation("permissions");
  if (of.length === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {of.map((permission) => (
          <li key={permission}>{words(permission)}</li>
        ))}
      </ul>
    </section>
  );
}
