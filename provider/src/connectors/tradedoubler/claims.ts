import { z } from "zod";
import { ConnectorError, parseResponse, type ClaimStatus, type ConnectorClaims } from "../connector.ts";

interface ClaimCredentials {
  sourceId: string;
  claimsToken: string;
}

const claim = z.object({
  id: z.coerce.string(),
  /** Claims with the status `new` or `pending` wait for the advertiser's decision. */
  status: z.string().toLowerCase(),
  epi: z.string().nullish(),
  orderNumber: z.string().nullish(),
  reason: z.string().nullish(),
});
const claimPage = z.object({ claims: z.array(claim) });

const path = "/1.0/claims";
const pageSize = 100;

/**
 * Tradedoubler's claims API. It has its own tokens. When a claim is sent, it checks that the programme accepts
 * claims of the site, that the order wasn't tracked, and that the day isn't in the future.
 */
export const claims: ConnectorClaims<ClaimCredentials> = {
  async send(api, account, { programme, click, order, amount, currency, purchasedAt }) {
    const json = {
      siteId: Number(account.sourceId),
      programId: Number(programme),
      epi: click,
      orderNumber: order,
      orderValue: Number(amount),
      currencyId: currency,
      transactionDate: dayOf(purchasedAt),
    };
    const query = { token: tokenOf(account) };
    const response = await api.json({
      origin: "claims",
      method: "POST",
      path,
      query,
      body: { json: { claims: [json] } },
      isAnonymous: true,
    });
    return parseResponse(claimPage, response).claims[0]?.id ?? null;
  },

  async *list(api, account, { from, to }) {
    const token = tokenOf(account);
    for (let page = 1; ; page += 1) {
      // This API takes filters as matrix parameters.
      const filters = `;fromDate=${dayOf(from)};toDate=${dayOf(to)};page=${page};pageSize=${pageSize}`;
      const query = { token };
      const response = await api.json({ origin: "claims", path: path + filters, query, isAnonymous: true });
      const listedClaims = parseResponse(claimPage, response).claims;
      yield { items: listedClaims.map(toClaimStatus) };
      if (listedClaims.length < pageSize) return;
    }
  },
};

/** @throws ConnectorError `unauthorized` without a token */
function tokenOf({ claimsToken }: ClaimCredentials): string {
  if (claimsToken === "") throw new ConnectorError("unauthorized");
  return claimsToken;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10).replaceAll("-", "");

const states: Partial<Record<string, ClaimStatus["state"]>> = { approved: "approved", denied: "declined" };

function toClaimStatus({ id, status, epi, orderNumber, reason }: z.output<typeof claim>): ClaimStatus {
  return {
    id,
    state: states[status] ?? "pending",
    click: epi || null,
    order: orderNumber || null,
    reason: reason || null,
  };
}
