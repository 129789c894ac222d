import type { FastifyInstance } from "fastify";
import { type Account, changeAccount, getAccount } from "#contract/account.ts";
import type { users } from "../../database/schema.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { originOf } from "../../request-origin.ts";
import { findUser, updateAccount } from "./repository.ts";

type Row = typeof users.$inferSelect;

/** A signed-in user's own account. */
export async function ownAccountRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";

  api.implement(getAccount, { access }, async ({ request }) => ({
    data: toAccount(await findUser(api.database, identityOf(request).userId)),
  }));

  api.implement(changeAccount, { access }, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const change = { userId, kind: "name_changed", at: api.clock(), origin: originOf(request) } as const;
    const changed = await inTransaction(api.database, async ({ tx }) => {
      await recordSecurityEvent(tx, change);
      return updateAccount(tx, userId, body);
    });
    return { data: toAccount(changed) };
  });
}

function toAccount(row: Row | undefined): Account {
  if (!row) throw notFound();
  return { name: row.name, email: row.email, role: row.role, joinedAt: row.createdAt.toISOString() };
}
