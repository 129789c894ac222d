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

interface PermissionGridProps {
  legend: string;
  /** The label of the checkbox that chooses all permissions. */
  everything: string;
  /** Also shows the names that the API's documentation uses, such as `users.read`. */
  areNamesShown?: boolean;
  /** The permissions to choose from. */
  offered?: readonly Permission[];
  chosen: readonly Permission[];
}

/**
 * Checkboxes for permissions, by area. With scripts, checking a write permission also checks the read
 * permission of its area, and clearing a read permission clears all other permissions of its area.
 */
export function PermissionGrid({
  legend,
  everything,
  areNamesShown = false,
  offered = permissions,
  chosen: first,
}: PermissionGridProps) {
  const words = useTranslation("permissions");
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set(first));
  function toggle(permission: Permission, isOn: boolean) {
    const otherPermissions = [...chosen].filter((one) => one !== permission);
    if (isOn) return setChosen(new Set(withReadPermissions([...otherPermissions, permission])));
    const isAlsoCleared = (one: Permission) =>
      isReadPermission(permission) && areaOf(one) === areaOf(permission);
    setChosen(new Set(otherPermissions.filter((one) => !isAlsoCleared(one))));
  }
  const isAllChosen = offered.length > 0 && offered.every((permission) => chosen.has(permission));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{legend}</legend>
      {isHydrated && (
        <Checkbox
          label={everything}
          checked={isAllChosen}
          indeterminate={chosen.size > 0 && !isAllChosen}
          onChange={() => setChosen(new Set(isAllChosen ? [] : offered))}
        />
      )}
      <div className="divide-y divide-line rounded-lg border border-line">
        {areas
          .filter((area) => offered.some((permission) => areaOf(permission) === area))
          .map((area) => (
            <fieldset key={area} className="grid gap-1 p-3">
              <legend className="sr-only">{words(`area_${area}`)}</legend>
              <p aria-hidden className="text-sm font-medium text-muted">
                {words(`area_${area}`)}
              </p>
              {offered
                .filter((permission) => areaOf(permission) === area)
                .map((permission) => (
                  <Checkbox
                    key={permission}
                    name="permissions"
                    value={permission}
                    checked={chosen.has(permission)}
                    onChange={(event) => toggle(permission, event.currentTarget.checked)}
                    label={
                      areNamesShown ? (
                        <>
                          {words(permission)}{" "}
                          <code dir="ltr" className="font-mono text-xs text-muted">
                            {permission}
                          </code>
                        </>
                      ) : (
                        words(permission)
                      )
                    }
                  />
                ))}
            </fieldset>
          ))}
      </div>
    </fieldset>
  );
}
