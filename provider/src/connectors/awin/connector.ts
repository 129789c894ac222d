import { z } from "zod";
import {
  ConnectorError,
  defineConnector,
  parseAnswer,
  type NetworkRecord,
  type PullWindow,
} from "../connector.ts";

const accountList = z.object({
  accounts: z.array(z.object({ accountId: z.union([z.number(), z.string()]), accountName: z.string() })),
});
const transactionList = z.array(z.record(z.string(), z.unknown()));

/** The dates by which a window is read. A new transaction has no date of change. */
const dateTypes = { change: ["transaction", "validation", "amendment"], purchase: ["transaction"] } as const;

/** Awin. A token belongs to a user, whose limit counts for all of the user's accounts. Lists have no pages. */
export const awin = defineConnector({
  network: "awin",
  credentials: z.object({
    publisherId: z
      .string()
      .trim()
      .regex(/^\d{1,12}$/),
    token: z.string().trim().min(8).max(500),
  }),
  secrets: ["token"],
  origins: { api: "https://api.awin.com" },
  limits: { requestsPerMinute: 20, windowDays: 31, validationDays: 100 },

  authorize: (_api, { token }) => Promise.resolve({ authorization: `Bearer ${token}` }),

  async test(api, { publisherId }) {
    const { accounts } = parseAnswer(
      accountList,
      await api.json({ path: "/accounts", query: { type: "publisher" } }),
    );
    const account = accounts.find(({ accountId }) => String(accountId) === publisherId);
    if (!account) throw new ConnectorError("forbidden");
    return { account: account.accountName };
  },

  async *transactions(api, { publisherId }, window) {
    for (const dateType of dateTypes[window.by]) {
      const answer = await api.json({
        path: `/publishers/${publisherId}/transactions/`,
        query: { ...datesOf(window), timezone: "UTC", dateType },
      });
      yield { items: parseAnswer(transactionList, answer) satisfies NetworkRecord[] };
    }
  },
});

/** The network's dates are whole seconds. */
function datesOf({ from, to }: PullWindow) {
  return { startDate: from.toISOString().slice(0, 19), endDate: to.toISOString().slice(0, 19) };
}
