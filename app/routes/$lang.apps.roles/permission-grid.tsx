import { useState } from "react";
import {
  areaOf,
  isReadPermission,
  type Permission,
  permissions,
  withReadPermissions,
} from "#contract/roles/permissions.ts";
import { Checkbox } from "~/components/ui/checkbox";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTranslation } from "~/i18n/use-translation";

const areas = [...new Set(permissions.map(areaOf))] as AreaName[];
type AreaName = Permission extends infer Name
  ? Name extends `${infer Area}.${string}`
    ? Area
    : never
  : never;

/**
 * A role's permissions by area. With scripts, checking a write permission also checks read, and unchecking read
 * unchecks all.
 */
export function PermissionGrid({ chosen: first }: { chosen: readonly Permission[] }) {
  const t = useTranslation("roles");
  const words = useTranslation("permissions");
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set(first));
  function toggle(permission: Permission, isOn: boolean) {
    const without = [...chosen].filter((one) => one !== permission);
    if (isOn) return setChosen(new Set(withReadPermissions([...without, permission])));
    const isLost = (one: Permission) => isReadPermission(permission) && areaOf(one) === areaOf(permission);
    setChosen(new Set(without.filter((one) => !isLost(one))));
  }
  const isAll = chosen.size === permissions.length;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{t("chosen")}</legend>
      {isHydrated && (
        <Checkbox
          label={t("everything")}
          checked={isAll}
          indeterminate={chosen.size > 0 && !isAll}
          onChange={() => setChosen(new Set(isAll ? [] : permissions))}
        />
      )}
      <div className="divide-y divide-line rounded-lg border border-line">
        {areas.map((area) => (
          <fieldset key={area} className="grid gap-1 p-3">
            <legend className="sr-only">{words(`area_${area}`)}</legend>
            <p aria-hidden className="text-sm font-medium text-muted">
              {words(`area_${area}`)}
            </p>
            {permissions
              .filter((permission) => areaOf(permission) === area)
              .map((permission) => (
                <Checkbox
                  key={permission}
                  name="permissions"
                  value={permission}
                  checked={chosen.has(permission)}
                  onChange={(event) => toggle(permission, event.currentTarget.checked)}
                  label={words(permission)}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
