import { z } from "zod";
import { parseResponse, type ConnectorApi, type NetworkCoupon, type Page } from "../connector.ts";

const voucherList = z.array(
  z.object({
    id: z.coerce.string(),
    programId: z.coerce.string(),
    code: z.string().nullish(),
    title: z.string(),
    shortDescription: z.string().nullish(),
    landingUrl: z.string().nullish(),
    discountAmount: z.coerce.number().nullish(),
    isPercentage: z.boolean().nullish(),
    currencyId: z.string().nullish(),
    publishStartDate: z.string().nullish(),
    publishEndDate: z.string().nullish(),
    startDate: z.string().nullish(),
    endDate: z.string().nullish(),
  }),
);

/** Yields the vouchers that a token of the vouchers API gives access to. Yields nothing without a token. */
export async function* vouchersOf(api: ConnectorApi, token: string): AsyncIterable<Page<NetworkCoupon>> {
  if (token === "") return;
  const path = "/1.0/vouchers.json;dateOutputFormat=iso8601";
  const response = await api.json({ origin: "vouchers", path, query: { token }, isAnonymous: true });
  yield { items: parseResponse(voucherList, response).map(couponOf) };
}

function couponOf(voucher: z.output<typeof voucherList>[number]): NetworkCoupon {
  const { id, programId, code, title, shortDescription, landingUrl } = voucher;
  const starts = timesOf(voucher.startDate, voucher.publishStartDate);
  const ends = timesOf(voucher.endDate, voucher.publishEndDate);
  return {
    id,
    programme: programId,
    title,
    terms: shortDescription || null,
    code: code || null,
    page: landingUrl ?? null,
    discount: discountOf(voucher),
    startsAt: starts.length > 0 ? new Date(Math.max(...starts)) : null,
    endsAt: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  };
}

function discountOf({
  discountAmount,
  isPercentage,
  currencyId,
}: z.output<typeof voucherList>[number]): NetworkCoupon["discount"] {
  if (!discountAmount) return null;
  if (isPercentage) return { kind: "percent", value: discountAmount };
  return currencyId ? { kind: "flat", value: discountAmount, currency: currencyId } : null;
}

/** Parses the times that are present. A voucher is shown while it is both valid and published. */
function timesOf(...texts: (string | null | undefined)[]): number[] {
  return texts.map((text) => Date.parse(text ?? "")).filter((time) => !Number.isNaN(time));
}
