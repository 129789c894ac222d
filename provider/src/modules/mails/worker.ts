import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sendDueMails } from "./send.ts";
import { folderTransport, type MailTransport, smtpTransport } from "./transport.ts";

const pause = 1_000;
const lanes = 2;
/** A mail server that hangs must not keep the process: its mail is tried again when the lease ends. */
const patience = 3_000;

/**
 * Sends what the outbox holds for as long as the process lives; several processes share the work.
 * `stop` finishes the mails in flight, within 3 s.
 */
export function startMailWorker(app: FastifyInstance): { stop: () => Promise<void> } {
  const transport = transportOf(app);
  const stopped = new AbortController();
  const running = Array.from({ length: lanes }, () => work(app, transport, stopped.signal));
  return {
    async stop() {
      stopped.abort();
      await Promise.race([Promise.all(running), delay(patience, undefined, { ref: false })]);
      transport.close();
    },
  };
}

function transportOf({ environment: { SMTP_URL, DATA_DIR } }: FastifyInstance): MailTransport {
  return SMTP_URL ? smtpTransport(SMTP_URL) : folderTransport(DATA_DIR);
}

async function work(app: FastifyInstance, transport: MailTransport, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await sendDueMails(app, transport, stopped);
    } catch (error) {
      app.log.error({ err: error }, "the outbox could not be worked on");
    }
    // Told to stop, it wakes up at once.
    await delay(pause, undefined, { signal: stopped }).catch(() => undefined);
  }
}
