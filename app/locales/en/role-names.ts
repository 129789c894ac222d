/** Names of the built-in roles, by key. */
export const texts = {
  admin: "Admin",
  finance: "Finance",
  support: "Support",
  content: "Content",
  auditor: "Auditor",
  member: "Member",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "role-names": typeof texts;
  }
}
