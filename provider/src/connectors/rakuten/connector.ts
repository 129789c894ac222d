import { z } from "zod";
import { defineConnector, parseAnswer, type PullWindow } from "../connector.ts";
import { authorizeByToken } from "../oauth-token.ts";

const transactionList = z.array(z.record(z.string(), z.unknown()));
const path = "/events/1.0/transactions";
const pageSize = 1_000;
/** The network refuses dates before 30 days ago. */
const reachDays = 29;
const parameters = { change: "process_date", purchase: "transaction_date" } as const;

/** Rakuten Advertising. A list has a row for each item of an order; a return is a row of its own. */
export const rakuten = defineConnector({
  network: "rakuten",
  credentials: z.object({
    clientId: z.string().trim().min(1).max(200),
    clientSecret: z.string().trim().min(1).max(500),
    /** The id of the site at the network, which is the scope of its tokens. */
    siteId: z
      .string()
      .trim()
      .regex(/^\d{1,12}$/),
  }),
  secrets: ["clientSecret"],
  origins: { api: "https://api.linksynergy.com" },
  limits: {
    requestsPerMinute: 30,
    windowDays: reachDays,
    validationDays: 90,
    reachDays,
    isForbiddenThrottled: true,
  },

  authorize: (api, { clientId, clientSecret, siteId }) =>
    authorizeByToken(api, {
      path: "/token",
      clientId,
      clientSecret,
      form: { grant_type: "password", scope: siteId },
    }),

  async test(api, { siteId }) {
    parseAnswer(transactionList, await api.json({ path, query: { limit: "1", page: "1" } }));
    return { account: siteId };
  },

  async *transactions(api, _credentials, window) {
    for (let page = 1; ; page += 1) {
      const query = { ...datesOf(window), limit: String(pageSize), page: String(page) };
      const items = parseAnswer(transactionList, await api.json({ path, query }));
      yield { items };
      if (items.length < pageSize) return;
    }
  },
});

function datesOf({ from, to, by }: PullWindow) {
  const textOf = (at: Date) => at.toISOString().slice(0, 19).replace("T", " ");
  return { [`${parameters[by]}_start`]: textOf(from), [`${parameters[by]}_end`]: textOf(to) };
}
