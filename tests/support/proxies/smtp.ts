import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail the server has answered for. */
export interface DeliveredMail {
  to: string;
  /** Who handed it in: the user of the `SMTP_URL`. */
  by: string;
  messageId: string;
  raw: string;
}

interface Hooks {
  /** The recipient is named; nothing of the mail has come yet. */
  onRecipient?: () => Promise<void> | void;
  /** All of the mail has come, but the server has not said yes. */
  beforeYes?: () => Promise<void> | void;
  /** The server says yes with the next packet. */
  afterYes?: (mail: DeliveredMail) => Promise<void> | void;
}

/** A real SMTP server that accepts everything; what it said yes to is in `delivered`. Hooks may be changed. */
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
  // A client that was killed is no error of the server's.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;

  type Session = Parameters<NonNullable<ConstructorParameters<typeof SMTPServer>[0]>["onData"] & object>[1];
  async function accept(raw: string, session: Session): Promise<void> {
    await hooks.beforeYes?.();
    const mail = {
      to: session.envelope.rcptTo[0]!.address,
      by: String(session.user ?? ""),
      messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? "",
      raw,
    };
    delivered.push(mail);
    await hooks.afterYes?.(mail);
  }

  return {
    delivered,
    hooks,
    /** How many clients are still connected; one that was killed leaves a moment later. */
    openConnections: () => server.connections.size,
    urlOf: (user: string) => `smtp://${user}:secret@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
