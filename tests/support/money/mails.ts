import { afterEach } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import type { MailTransport, OutgoingMail } from "#provider/modules/mails/transport.ts";
import { testProvider } from "../programs/provider.ts";

/** Returns a mail transport that stores messages. `reject` makes it throw instead. */
export function storingTransport() {
  const sent: OutgoingMail[] = [];
  let failure: Error | undefined;
  const transport: MailTransport = {
    async send(mail) {
      if (failure) throw failure;
      sent.push(mail);
    },
    close: () => undefined,
  };
  return {
    transport,
    sent,
    reject(error: Error | undefined) {
      failure = error;
    },
  };
}

/** Starts a provider for a suite that reads mails. Each test starts at time `startedAt` without mails and links. */
export function mailingProvider({ open, startedAt, environment }: MailingParts) {
  const clock = { now: startedAt };
  const post = storingTransport();
  const provider = testProvider({ open, clock: () => clock.now, environment });
  afterEach(async () => {
    clock.now = startedAt;
    post.reject(undefined);
    post.sent.length = 0;
    await provider.connection.database.delete(mails);
    await provider.connection.database.delete(mailLinks);
  });
  return { provider, post, clock };
}

interface MailingParts {
  open: () => Promise<Connection>;
  startedAt: Date;
  environment?: Record<string, string>;
}
