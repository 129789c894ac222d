import type { FastifyInstance } from "fastify";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { sendDueMails } from "./send.ts";
import { folderTransport, type MailTransport, smtpTransport } from "./transport.ts";

/**
 * Sends the mails of the outbox while the process runs. Several processes share the work. A mail that is being
 * sent when the process stops is retried after its lease ends.
 */
export function startMailWorker(app: FastifyInstance): Worker {
  const transport = transportOf(app);
  const worker = createWorker({
    log: app.log,
    operation: app.operation,
    every: 1_000,
    concurrency: 2,
    job: "mails",
    failure: "the outbox could not be worked on",
    work: (stopped) => sendDueMails(app, transport, stopped),
  });
  return {
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

function transportOf({ environment: { SMTP_URL, DATA_DIR } }: FastifyInstance): MailTransport {
  return SMTP_URL ? smtpTransport(SMTP_URL) : folderTransport(DATA_DIR);
}
