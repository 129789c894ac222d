import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";

/** One e-mail, ready to go. */
export interface OutgoingMail {
  /** Names the mail for ever: a second delivery bears the same Message-ID. */
  id: string;
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where mail programs unsubscribe with one click (RFC 8058); undefined when there is nothing to end. */
  oneClickUrl: string | undefined;
  /** Files that go with it. */
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface MailTransport {
  /** Resolves once the server has taken the mail. @throws when that is not sure */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

const seconds = 1_000;

/** Hands mails to the SMTP server of `SMTP_URL`; a silent server is given up well before the lease ends. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
  });
  return {
    send: async (mail) => void (await smtp.sendMail(messageOf(mail))),
    close: () => smtp.close(),
  };
}

/** Keeps mails as files (`mails/<id>.eml` in the data folder) that every mail program opens; sends nothing. */
export function folderTransport(dataDir: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(dataDir, "mails");
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.eml`);
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, message as Buffer);
      await rename(draft, file);
    },
    close: () => undefined,
  };
}

/** Whether the server's no is for ever: it knows no such mailbox, or will not have this mail. */
export function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

function messageOf({ id, from, oneClickUrl, ...mail }: OutgoingMail) {
  const host = from.replace(/^.*@|>?\s*$/g, "");
  return {
    ...mail,
    from,
    messageId: `<${id}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(oneClickUrl ? unsubscribeHeaders(oneClickUrl) : {}),
    },
    // No text of ours may make nodemailer read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function unsubscribeHeaders(oneClickUrl: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${oneClickUrl}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
