import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  areaOf,
  builtInRoles,
  isSensitivePermission,
  isPermission,
  isReadPermission,
  permissions,
  permissionsOfBuiltIn,
  withReadPermissions,
} from "#contract/roles/permissions.ts";
import { permissionsOf } from "#contract/accounts/user.ts";

describe("permissions", () => {
  test("are named area.action, and every area has a read permission", () => {
    for (const permission of permissions) {
      expect(permission).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+$/);
      expect(permissions).toContain(`${areaOf(permission)}.read`);
    }
    expect(new Set(permissions).size).toBe(permissions.length);
  });

  test("write permission implies read permission", () => {
    fc.assert(
      fc.property(fc.subarray([...permissions]), (chosen) => {
        const permissions = withReadPermissions(chosen);
        expect(withReadPermissions(permissions)).toEqual(permissions);
        expect(permissions).toEqual(expect.arrayContaining(chosen));
        for (const one of permissions) expect(permissions).toContain(`${areaOf(one)}.read`);
        for (const one of permissions) if (!isReadPermission(one)) expect(chosen).toContain(one);
      }),
    );
  });

  test.each(builtInRoles)("the role %s uses the table's permissions", (role) => {
    const permissions = permissionsOfBuiltIn(role);
    expect(withReadPermissions(permissions)).toEqual(permissions);
  });

  test("an admin has every permission, an auditor only reads, and a role deciding on money can't edit offers", () => {
    expect(permissionsOfBuiltIn("admin")).toEqual(permissions);
    expect(permissionsOfBuiltIn("auditor")).toEqual(permissions.filter(isReadPermission));
    expect(permissionsOfBuiltIn("support").some(isSensitivePermission)).toBe(false);
    expect(permissionsOfBuiltIn("support")).not.toContain("withdrawals.read");
    expect(permissionsOfBuiltIn("finance")).not.toContain("offers.write");
    expect(permissionsOfBuiltIn("nobody")).toEqual([]);
  });

  test.each([
    ["admin", undefined, permissions],
    [{ name: "admin" }, [], permissions],
    ["support", ["users.read", "of.tomorrow"], ["users.read"]],
    [{ name: "support" }, null, []],
    [undefined, undefined, []],
  ])("shows the role %j with %j", (role, named, expected) => {
    expect(permissionsOf({ role, permissions: named })).toEqual(expected);
    for (const one of permissionsOf({ role, permissions: named })) expect(isPermission(one)).toBe(true);
  });
});
