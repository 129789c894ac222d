import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";

/** An email that is ready to be sent. */
export interface OutgoingMail {
  /** The permanent id of the mail: repeated deliveries have the same Message-ID. */
  id: string;
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /**
   * The one-click unsubscribe URL for mail programs (RFC 8058); undefined if the mail can't be unsubscribed.
   */
  oneClickUrl: string | undefined;
  /** Attached files. */
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface MailTransport {
  /**
   * Resolves after the server has accepted the mail. @throws if it isn't certain that the server has accepted
   * it
   */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

const seconds = 1_000;

/** Sends mails to the SMTP server of `SMTP_URL`. Times out well before the lease ends. */
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

/** Saves mails as files (`mails/<id>.eml` in the data folder) that mail programs can open. Sends nothing. */
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

/** Returns whether the server's refusal is permanent: the mailbox doesn't exist, or the mail was rejected. */
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
    // Prevents nodemailer from reading files or fetching URLs that occur in our texts.
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
