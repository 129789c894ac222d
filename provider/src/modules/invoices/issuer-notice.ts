import { and, asc, eq } from "drizzle-orm";
import type { Issuer } from "#contract/invoices/issuer.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { issuerNotices } from "../../locales/issuer-notices.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { roleHas } from "../permissions/role-has.ts";

interface IssuerEvent {
  event: keyof typeof issuerNotices;
  /** The id of the change. */
  id: string;
  at: Date;
  /** The name of the person who requested or approved the change. */
  by: string;
  issuer: Issuer;
}

/**
 * Mails everyone who can write or settle invoices about a change of the issuer, regardless of their
 * notification settings.
 */
export async function notifyFinanceStaff(
  tx: Transaction,
  { event, id, at, by, issuer }: IssuerEvent,
): Promise<void> {
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(roleHas(["invoices.write", "invoices.settle"]), eq(users.status, "active")))
    .orderBy(asc(users.id));
  const [actor] = await tx.select({ name: users.name }).from(users).where(eq(users.id, by));
  for (const { id: userId } of staff) {
    const language = await findMailLanguage(tx, userId);
    const texts = issuerNotices[event][language]({
      name: actor?.name ?? "–",
      account: issuer.iban === "" ? "–" : `…${issuer.iban.slice(-4)}`,
    });
    const type = `issuer_${event}`;
    const mail = { userId, kind: "notice", language, cause: `${type}:${id}:${userId}`, type, texts } as const;
    await enqueueNow(tx, { ...mail, path: "/apps/invoice/billing", now: at });
  }
}
