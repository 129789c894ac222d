import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail the server has accepted. */
export interface DeliveredMail {
  to: string;
  /** The sender: the user of `SMTP_URL`. */
  by: string;
  messageId: string;
  raw: string;
}

interface Hooks {
  /** Called when the recipient was received, before the content. */
  onRecipient?: () => Promise<void> | void;
  /** Called when the whole mail was received, before the server accepts it. */
  beforeAccept?: () => Promise<void> | void;
  /** Called when the server has accepted the mail and is about to send the reply. */
  afterAccept?: (mail: DeliveredMail) => Promise<void> | void;
}

/**
 * Starts a real SMTP server that accepts everything. Accepted mails are in `delivered`; hooks may be replaced.
 */
export async function startSmtpServer() {
  const delivered: DeliveredMail[] = [];
  const hooks: Hooks = {};
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo(_address, _session, done) {
      void Promise.resolve(hooks.onRecipient?.()).then(() => done(), done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => void accept(Buffer.concat(chunks).toString("utf8"), session).then(() => done()));
    },
  });
  // A killed client isn't a server error.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;

  type Session = Parameters<NonNullable<ConstructorParameters<typeof SMTPServer>[0]>["onData"] & object>[1];
  async function accept(raw: string, session: Session): Promise<void> {
    await hooks.beforeAccept?.();
    const mail = {
      to: session.envelope.rcptTo[0]!.address,
      by: String(session.user ?? ""),
      messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? "",
      raw,
    };
    delivered.push(mail);
    await hooks.afterAccept?.(mail);
  }

  return {
    delivered,
    hooks,
    /** Number of connected clients. A killed one disconnects a moment later. */
    openConnections: () => server.connections.size,
    urlOf: (user: string) => `smtp://${user}:secret@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
