import {
  isBuiltIn,
  isPermission,
  permissionsOfBuiltIn,
  withReading,
  type Permission,
} from "#contract/permissions.ts";

/**
 * What a role may do: `own` is what its row says, where it has one. What is no permission any more, as another
 * version of the program wrote it, means nothing.
 */
export function permissionsOfRole(
  role: string,
  own: readonly string[] | null | undefined,
): readonly Permission[] {
  return isBuiltIn(role) ? permissionsOfBuiltIn(role) : withReading((own ?? []).filter(isPermission));
}
