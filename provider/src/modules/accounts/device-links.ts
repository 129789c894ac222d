import type { FastifyInstance, FastifyRequest } from "fastify";
import { inTransaction } from "../../database/unit-of-work.ts";
import { countedAddress } from "../../plugins/client-address.ts";
import { Problem } from "../../problem.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import { useLink } from "../mail-links/use-link.ts";
import { rememberDevice } from "./devices.ts";
import { findAccount } from "./repository.ts";

interface DeviceLinks {
  /**
   * Mails a link to an account, if there is one: neither the answer nor its time tells, as it does not wait for
   * the mail to be written down.
   * @throws Problem 429 with the seconds to wait
   */
  ask: (email: string, request: Pick<FastifyRequest, "clientAddress" | "log">) => Promise<void>;
  /**
   * Makes a browser known to the account a link was mailed to.
   * @throws Problem 400 without a browser's id; and as `useLink` does
   */
  use: (token: string, device: string | undefined) => Promise<void>;
}

/** Links that prove to an account closed to strangers that this browser is its owner's. */
export function deviceLinks(app: FastifyInstance): DeviceLinks {
  const purpose = "known_device";
  const underWay = new Set<Promise<void>>();
  app.addHook("onClose", async () => void (await Promise.all(underWay)));

  return {
    async ask(email, { clientAddress, log }) {
      // In this order: an address that used up its links takes none away from the account.
      await app.guessLimits.take("linkFromAddress", countedAddress(clientAddress));
      await app.guessLimits.take("linkToAccount", email);
      const account = await findAccount(app.database, email);
      if (!account) return;
      const written = inTransaction(app.database, ({ tx }) =>
        issueLink(app, tx, { purpose, userId: account.id }),
      )
        .catch((error: unknown) => log.error({ err: error }, "a link could not be written down"))
        .finally(() => underWay.delete(written));
      underWay.add(written);
    },

    async use(token, device) {
      if (!device) throw new Problem(400, "bad_request");
      const now = app.clock();
      await inTransaction(app.database, async ({ tx }) => {
        const { userId } = await useLink(tx, { purpose, token, now });
        await rememberDevice(tx, { userId, device, now });
      });
    },
  };
}
