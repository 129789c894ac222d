/**
 * Permissions of staff as `area.action`, in the order of the screens. Each call declares the one it requires
 * (`permission`). `read` opens an area's lists, files and details; every other action of an area includes it.
 * Free of zod, because browsers load it.
 */
export const permissions = [
  "overview.read",
  "analytics.read",
  "offers.read",
  "offers.write",
  "networks.read",
  "networks.write",
  "networks.secrets",
  "reports.read",
  "reports.import",
  "users.read",
  "users.write",
  "users.suspend",
  "users.factors",
  "clicks.read",
  "leads.read",
  "leads.change",
  "claims.read",
  "claims.decide",
  "adjustments.read",
  "adjustments.request",
  "adjustments.decide",
  "withdrawals.read",
  "withdrawals.decide",
  "withdrawals.pay",
  "withdrawals.reveal",
  "fraud.read",
  "fraud.decide",
  "fraud.write",
  "invoices.read",
  "invoices.write",
  "invoices.settle",
  "shop.read",
  "shop.write",
  "shop.decide",
  "reviews.read",
  "reviews.decide",
  "academy.read",
  "academy.write",
  "help.read",
  "help.write",
  "tickets.read",
  "tickets.answer",
  "mails.read",
  "mails.retry",
  "operation.read",
  "operation.retry",
  "operation.switch",
  "logs.read",
  "webhooks.read",
  "webhooks.write",
  "api-keys.read",
  "api-keys.write",
  "settings.read",
  "settings.write",
  "roles.read",
  "roles.write",
] as const;
export type Permission = (typeof permissions)[number];

const memberMoney = [
  "leads.change",
  "claims.decide",
  "adjustments.request",
  "adjustments.decide",
  "withdrawals.decide",
  "withdrawals.pay",
] as const satisfies readonly Permission[];

/**
 * Permissions for decisions about members' money, the operator's bank account, logins or roles. Changing a role
 * that has one of them requires a second person.
 */
const sensitivePermissions: readonly Permission[] = [
  "networks.write",
  "networks.secrets",
  "reports.import",
  "users.factors",
  ...memberMoney,
  "invoices.write",
  "shop.decide",
  "settings.write",
  "roles.write",
];

/** Returns whether a permission allows decisions about money, logins or roles. */
export function isSensitivePermission(permission: Permission): boolean {
  return sensitivePermissions.includes(permission);
}

/** Returns a permission's area: the part before the dot. */
export function areaOf(permission: Permission): string {
  return permission.slice(0, permission.indexOf("."));
}

export function isPermission(value: unknown): value is Permission {
  return (permissions as readonly unknown[]).includes(value);
}

/** Returns whether a permission only allows reading. */
export function isReadPermission(permission: Permission): boolean {
  return permission.endsWith(".read");
}

/**
 * Adds the `read` permission of each permission's area. Returns all of them without duplicates, in the order of
 * `permissions`.
 */
export function withReadPermissions(chosen: Iterable<Permission>): Permission[] {
  const selected = new Set<string>(chosen);
  for (const permission of [...selected] as Permission[]) selected.add(`${areaOf(permission)}.read`);
  return permissions.filter((permission) => selected.has(permission));
}

/** Built-in roles. Their names and permissions can't be changed. */
export const builtInRoles = ["admin", "finance", "support", "content", "auditor", "member"] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

const permissionsByRole: Record<BuiltInRole, readonly Permission[]> = {
  admin: permissions,
  finance: withReadPermissions([
    "overview.read",
    "analytics.read",
    "networks.read",
    "reports.import",
    "users.read",
    "clicks.read",
    ...memberMoney,
    "withdrawals.reveal",
    "fraud.decide",
    "invoices.write",
    "invoices.settle",
    "shop.decide",
    "logs.read",
    "settings.read",
  ]),
  support: withReadPermissions([
    "users.read",
    "users.suspend",
    "clicks.read",
    "leads.read",
    "claims.read",
    "reviews.decide",
    "help.write",
    "tickets.answer",
    "mails.retry",
  ]),
  content: withReadPermissions([
    "analytics.read",
    "offers.write",
    "networks.read",
    "clicks.read",
    "shop.write",
    "reviews.decide",
    "academy.write",
    "help.write",
  ]),
  auditor: permissions.filter(isReadPermission),
  member: [],
};

export function isBuiltIn(role: string): role is BuiltInRole {
  return (builtInRoles as readonly string[]).includes(role);
}

/** Returns the permissions of a built-in role; empty for unknown roles. */
export function permissionsOfBuiltIn(role: string): readonly Permission[] {
  return isBuiltIn(role) ? permissionsByRole[role] : [];
}

/** Returns the built-in roles with a permission. */
export function builtInRolesWith(permission: Permission): BuiltInRole[] {
  return builtInRoles.filter((role) => permissionsByRole[role].includes(permission));
}
