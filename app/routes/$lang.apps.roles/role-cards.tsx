import { useLocation } from "react-router";
import type { AdminRole } from "#contract/roles/admin-roles.ts";
import { permissions } from "#contract/roles/permissions.ts";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { RecordLink } from "~/features/administration/record-link";
import { recordSearch } from "~/features/administration/record-search";
import { roleName } from "~/features/administration/role-name";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { LocalizedLink } from "~/navigation/localized-link";

/** A card for each role: the number of its users and permissions, with links to view, change or copy it. */
export function RoleCards({ roles, writes }: { roles: AdminRole[]; writes: boolean }) {
  const t = useTranslation("roles");
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {roles.map((role) => (
        <RoleCard key={role.key} role={role} writes={writes} />
      ))}
      {writes && (
        <li className="card-surface grid content-center justify-items-start gap-2 border-dashed p-5">
          <p className="text-muted">{t("addCard")}</p>
          <RecordLink open={{ add: "role" }} className="font-medium">
            {t("add")}
          </RecordLink>
        </li>
      )}
    </ul>
  );
}

function RoleCard({ role, writes }: { role: AdminRole; writes: boolean }) {
  const t = useTranslation("roles");
  const names = useTranslation("role-names");
  const { search } = useLocation();
  const name = roleName(names, { role: role.key, roleName: role.name });
  const isOwn = role.version !== null;
  return (
    <li className="card-surface flex flex-col gap-3 p-5">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <LocalizedLink
          to={`/apps/user/list?f.role=${encodeURIComponent(role.key)}`}
          className="text-sm text-muted hover:underline"
        >
          <PeopleCount people={role.people} />
        </LocalizedLink>
        <span className="flex -space-x-2 rtl:space-x-reverse">
          {role.people.some.map((person) => (
            <Avatar key={person.id} name={person.name} size="sm" />
          ))}
        </span>
      </div>
      <h2 className="text-lg font-semibold break-words">
        <bdi>{name}</bdi>
      </h2>
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <PermissionScope role={role} />
        {!isOwn && <Badge>{t("builtIn")}</Badge>}
      </div>
      <div className="mt-auto flex flex-wrap gap-4 pt-1 text-sm font-medium">
        <RecordLink open={{ view: role.key }} className="inline-flex min-h-6 items-center">
          {t(isOwn && writes ? "edit" : "see")}
        </RecordLink>
        {writes && (
          <Link
            to={recordSearch(search, { add: "role", from: role.key })}
            preventScrollReset
            aria-label={t("copyName", { name })}
            className="inline-flex min-h-6 items-center text-primary hover:underline"
          >
            {t("copy")}
          </Link>
        )}
      </div>
    </li>
  );
}

function PermissionScope({ role: { key, permissions: held } }: { role: AdminRole }) {
  const t = useTranslation("roles");
  if (key === "admin" || held.length === permissions.length) return t("mayAll");
  return held.length === 0 ? t("mayNothing") : t("mayCount", { count: held.length });
}

function PeopleCount({ people: { count, isExact } }: Pick<AdminRole, "people">) {
  const t = useTranslation("roles");
  const language = useLanguage();
  return isExact ? t("people", { count }) : t("peopleMany", { number: formatNumber(count, language) });
}
