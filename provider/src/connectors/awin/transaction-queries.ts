import { z } from "zod";
import { parseResponse, type ClaimStatus, type ConnectorClaims } from "../connector.ts";

const query = z.object({
  id: z.coerce.string(),
  status: z.enum(["pending", "approved", "declined"]),
  clickRef: z.string().nullish(),
  orderRef: z.string().nullish(),
  declineReason: z.string().nullish(),
});
/** Lists are arrays; newer versions of the API wrap them in `data`. */
const queryList = z.union([z.array(query), z.object({ data: z.array(query) }).transform(({ data }) => data)]);
const created = z.object({ id: z.coerce.string() });

/** The network's maximum page size. */
const pageSize = 500;

/**
 * Awin calls claims "transaction queries". Reading their list is documented. Sending one isn't, so the fields
 * are those of the network's upload file (advertiser, type, click reference, amount, commission, date, order).
 */
export const transactionQueries: ConnectorClaims<{ publisherId: string }> = {
  async send(api, { publisherId }, { programme, click, order, amount, commission, currency, purchasedAt }) {
    const json = {
      advertiserId: Number(programme),
      type: "untracked",
      clickRef: click,
      orderRef: order,
      transactionDate: textOf(purchasedAt),
      timezone: "UTC",
      saleAmount: { amount: Number(amount), currency },
      commissionAmount: { amount: Number(commission), currency },
    };
    const response = await api.json({ method: "POST", path: pathOf(publisherId), body: { json } });
    return created.safeParse(response).data?.id ?? null;
  },

  async *list(api, { publisherId }, { from, to }) {
    for (let page = 1; ; page += 1) {
      const response = await api.json({
        path: pathOf(publisherId),
        query: {
          startDate: textOf(from),
          endDate: textOf(to),
          dateType: "enquiryDate",
          timezone: "UTC",
          pageNumber: String(page),
          pageSize: String(pageSize),
        },
      });
      const queries = parseResponse(queryList, response);
      yield { items: queries.map(toClaimStatus) };
      if (queries.length < pageSize) return;
    }
  },
};

const pathOf = (publisherId: string) => `/publisher/${publisherId}/transactionqueries`;

/** The API takes whole seconds. */
const textOf = (at: Date) => at.toISOString().slice(0, 19);

function toClaimStatus({
  id,
  status,
  clickRef,
  orderRef,
  declineReason,
}: z.output<typeof query>): ClaimStatus {
  return {
    id,
    state: status,
    click: clickRef || null,
    order: orderRef || null,
    reason: declineReason || null,
  };
}
