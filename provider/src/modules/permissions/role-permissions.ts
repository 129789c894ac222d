import {
  isBuiltIn,
  isPermission,
  permissionsOfBuiltIn,
  withReadPermissions,
  type Permission,
} from "#contract/roles/permissions.ts";

/**
 * Returns the permissions of a role. `own` is the value stored in its row, if it has one. Unknown permissions,
 * stored by another version of the program, are ignored.
 */
export function permissionsOfRole(
  role: string,
  own: readonly string[] | null | undefined,
): readonly Permission[] {
  return isBuiltIn(role) ? permissionsOfBuiltIn(role) : withReadPermissions((own ?? []).filter(isPermission));
}
