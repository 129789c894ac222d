import { createHash } from "node:crypto";
import type { Account } from "#contract/accounts/account.ts";
import type { users } from "../../database/schema/schema.ts";
import type { Identity } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";

/** Maps a row to the account as its owner sees it. @throws Problem 404 if the account is gone */
export function toAccount(
  row: typeof users.$inferSelect | undefined,
  { roleName }: Pick<Identity, "roleName">,
): Account {
  if (!row) throw notFound();
  const { name, email, role, tier, country, phone, shownCurrency, avatar } = row;
  const language = row.language as Account["language"];
  const joinedAt = row.createdAt.toISOString();
  const version = versionOf(row);
  return {
    name,
    email,
    role,
    roleName,
    tier,
    joinedAt,
    language,
    country,
    phone,
    shownCurrency,
    avatar,
    version,
  };
}

/** Returns a version of the fields that a member can change, to detect concurrent changes. */
export function versionOf({
  name,
  language,
  country,
  phone,
  shownCurrency,
}: Pick<typeof users.$inferSelect, "name" | "language" | "country" | "phone" | "shownCurrency">): string {
  const values = JSON.stringify([name, language, country, phone, shownCurrency]);
  return createHash("sha256").update(values).digest("base64url").slice(0, 16);
}
