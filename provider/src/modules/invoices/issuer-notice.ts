import { and, asc, eq } from "drizzle-orm";
import type { Issuer } from "#contract/invoices/issuer.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { staffMails } from "../../i18n/mail-texts.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { roleHas } from "../permissions/role-has.ts";

interface IssuerEvent {
  event: keyof (typeof staffMails)["en"]["issuer"];
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
  const values = {
    name: actor?.name ?? "–",
    account: issuer.iban === "" ? "–" : `…${issuer.iban.slice(-4)}`,
  };
  for (const { id: userId } of staff) {
    const language = await findMailLanguage(tx, userId);
    const { title, description } = staffMails[language].issuer[event];
    const text = description.replace(/\{(name|account)\}/g, (_, name: keyof typeof values) => values[name]);
    const texts = { title, description: text };
    const type = `issuer_${event}`;
    const mail = { userId, kind: "notice", language, cause: `${type}:${id}:${userId}`, type, texts } as const;
    await enqueueNow(tx, { ...mail, path: "/apps/invoice/billing", now: at });
  }
}
