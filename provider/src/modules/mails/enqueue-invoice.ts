import { randomUUID } from "node:crypto";
import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { mailAttachments, mailItems, mails } from "../../database/schema/mail-schema.ts";

interface InvoiceMail {
  to: { name: string; address: string };
  language: InvoiceLanguage;
  subject: string;
  message: string;
  file: { name: string; content: Uint8Array };
  now: Date;
}

/**
 * Adds the mail with an invoice's PDF to the outbox. Its recipient is a network, which has no settings and no
 * pages.
 */
export async function enqueueInvoice(
  tx: Transaction,
  { to, language, subject, message, file, now }: InvoiceMail,
): Promise<void> {
  const [mailId, cause] = [randomUUID(), `invoice:${randomUUID()}`];
  const row = { id: mailId, toName: to.name, toAddress: to.address, kind: "invoice" as const };
  await tx.insert(mails).values({ ...row, cause, language, sendAfter: now, createdAt: now });
  const item = { id: randomUUID(), mailId, cause, type: "invoice", title: subject, description: message };
  await tx.insert(mailItems).values({ ...item, path: "", createdAt: now });
  const { name: fileName, content } = file;
  await tx.insert(mailAttachments).values({ mailId, fileName, contentType: "application/pdf", content });
}
