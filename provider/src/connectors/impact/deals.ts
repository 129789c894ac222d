import { z } from "zod";
import type { CommissionRate } from "../commission-range.ts";
import { parseResponse, type ConnectorApi, type NetworkCoupon } from "../connector.ts";

const text = z.string().nullish();
const deal = z.object({
  Id: z.coerce.string(),
  Name: z.string(),
  Description: text,
  State: text,
  DiscountType: text,
  DiscountAmount: text,
  DiscountCurrency: text,
  DiscountPercent: text,
  DefaultPromoCode: text,
  MinimumPurchaseAmount: text,
  MinimumPurchaseAmountCurrency: text,
  StartDate: text,
  EndDate: text,
});
type Deal = z.output<typeof deal>;
const dealList = z.object({ Deals: z.array(deal) });

/** Returns a campaign's deals that are valid now or later. */
export async function dealsOf(
  api: ConnectorApi,
  accountSid: string,
  campaign: string,
): Promise<NetworkCoupon[]> {
  const path = `/Mediapartners/${accountSid}/Campaigns/${encodeURIComponent(campaign)}/Deals`;
  const { Deals: deals } = parseResponse(dealList, await api.json({ path }));
  return deals.filter(({ State: state }) => state !== "EXPIRED").map((listed) => couponOf(listed, campaign));
}

function couponOf(listed: Deal, campaign: string): NetworkCoupon {
  const { Description: description, MinimumPurchaseAmount: minimum } = listed;
  const minimumText = minimum
    ? `Minimum purchase: ${minimum} ${listed.MinimumPurchaseAmountCurrency ?? ""}`
    : "";
  return {
    id: listed.Id,
    programme: campaign,
    title: listed.Name,
    terms: [description, minimumText.trim()].filter((part) => part).join("\n\n") || null,
    code: listed.DefaultPromoCode || null,
    page: null,
    discount: discountOf(listed),
    startsAt: listed.StartDate ? new Date(listed.StartDate) : null,
    endsAt: listed.EndDate ? new Date(listed.EndDate) : null,
  };
}

/**
 * Returns an exact discount; `null` for a range or an "up to" discount. Only the fields of the discount's type
 * are filled.
 */
function discountOf({ DiscountType: type, ...listed }: Deal): CommissionRate | null {
  if (type === "PERCENT" && listed.DiscountPercent)
    return { kind: "percent", value: Number(listed.DiscountPercent) };
  if (type === "FIXED" && listed.DiscountAmount && listed.DiscountCurrency)
    return { kind: "flat", value: Number(listed.DiscountAmount), currency: listed.DiscountCurrency };
  return null;
}
