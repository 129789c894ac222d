/**
 * What people who work here may do: `area.action`, in the order screens show them. A call says the one it
 * takes where it is declared (`permission`). `read` opens an area's lists, files and details; every other
 * action of an area takes its `read` along. Free of zod: browsers read it, too.
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
  "logs.read",
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

/** What decides on members' money, on where networks pay to, on who gets in or on who may: a role with one of these takes a second person to change. */
const moneyPermissions: readonly Permission[] = [
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

/** Whether a permission decides on money, or on who may. */
export function isAboutMoney(permission: Permission): boolean {
  return moneyPermissions.includes(permission);
}

/** The part before the dot. */
export function areaOf(permission: Permission): string {
  return permission.slice(0, permission.indexOf("."));
}

export function isPermission(value: unknown): value is Permission {
  return (permissions as readonly unknown[]).includes(value);
}

/** Whether a permission changes nothing. */
export function isReading(permission: Permission): boolean {
  return permission.endsWith(".read");
}

/** These permissions with the reading each of them takes along, once each and in the table's order. */
export function withReading(chosen: Iterable<Permission>): Permission[] {
  const held = new Set<string>(chosen);
  for (const permission of [...held] as Permission[]) held.add(`${areaOf(permission)}.read`);
  return permissions.filter((permission) => held.has(permission));
}

/** The roles that are part of the program: their names and permissions are the same everywhere. */
export const builtInRoles = ["admin", "finance", "support", "content", "auditor", "member"] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

const sets: Record<BuiltInRole, readonly Permission[]> = {
  admin: permissions,
  finance: withReading([
    "overview.read",
    "analytics.read",
    "networks.read",
    "reports.import",
    "users.read",
    "clicks.read",
    ...memberMoney,
    "withdrawals.reveal",
    "invoices.write",
    "invoices.settle",
    "shop.decide",
    "logs.read",
    "settings.read",
  ]),
  support: withReading([
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
  content: withReading([
    "analytics.read",
    "offers.write",
    "networks.read",
    "clicks.read",
    "shop.write",
    "reviews.decide",
    "academy.write",
    "help.write",
  ]),
  auditor: permissions.filter(isReading),
  member: [],
};

export function isBuiltIn(role: string): role is BuiltInRole {
  return (builtInRoles as readonly string[]).includes(role);
}

/** What a built-in role may do; nothing where there is no such role. */
export function permissionsOfBuiltIn(role: string): readonly Permission[] {
  return isBuiltIn(role) ? sets[role] : [];
}

/** The built-in roles with a permission. */
export function builtInRolesWith(permission: Permission): BuiltInRole[] {
  return builtInRoles.filter((role) => sets[role].includes(permission));
}
