import { z } from "zod";
import { commissionRange, type CommissionRate } from "../commission-range.ts";
import {
  ConnectorError,
  parseResponse,
  type ConnectorApi,
  type NetworkProgramme,
  type Page,
} from "../connector.ts";

/** Some responses wrap their only object in an array. */
const oneOrTuple = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.tuple([schema])]);

const program = z.object({
  id: z.coerce.string(),
  name: z.string(),
  currencyCode: z.string().nullish(),
  logoUrl: z.string().nullish(),
  homePage: z.string().nullish(),
  deepLinking: z.boolean().nullish(),
});
const programPage = oneOrTuple(
  z.object({ offset: z.number(), limit: z.number().min(1), items: z.array(program) }),
);

const tariff = z.object({
  eventName: z.string(),
  fixedFee: z.number().nullish(),
  percentageFee: z.number().nullish(),
});
const productTariff = z.object({ saleFixed: z.number().nullish(), salePercentage: z.number().nullish() });
const details = oneOrTuple(
  z.object({
    segmentTariffs: z.array(z.object({ tariffs: z.array(tariff) })).nullish(),
    pltSegmentTariffs: z.array(z.object({ tariffs: z.array(productTariff) })).nullish(),
  }),
);

const pageSize = 100;
/** The status of an accepted application. */
const acceptedStatus = "3";
/**
 * Events for accepted claims ("inquiries") and corrections. They aren't rates for purchases: their fee is the
 * whole commission.
 */
const corrections = /^transaction (inquiry|adjustment)$/i;

/** Yields the programmes that have accepted a source. */
export async function* programmesOf(
  api: ConnectorApi,
  sourceId: string,
): AsyncIterable<Page<NetworkProgramme>> {
  for (let offset = 0; ;) {
    const query = { sourceId, statusId: acceptedStatus, offset: String(offset), limit: String(pageSize) };
    const response = parseResponse(programPage, await api.json({ path: "/publisher/programs", query }));
    const page = Array.isArray(response) ? response[0] : response;
    if (page.offset !== offset) throw new ConnectorError("unreadable", 200);
    for (const listed of page.items) yield { items: [await programmeOf(api, sourceId, listed)] };
    if (page.items.length < page.limit) return;
    offset += page.items.length;
  }
}

async function programmeOf(
  api: ConnectorApi,
  sourceId: string,
  listed: z.output<typeof program>,
): Promise<NetworkProgramme> {
  const query = { sourceId, programId: listed.id };
  const response = parseResponse(details, await api.json({ path: "/publisher/programs/detail", query }));
  const { segmentTariffs, pltSegmentTariffs } = Array.isArray(response) ? response[0] : response;
  const events = (segmentTariffs ?? [])
    .flatMap(({ tariffs }) => tariffs)
    .filter(({ eventName }) => !corrections.test(eventName))
    .map(({ fixedFee, percentageFee }) => [percentageFee, fixedFee]);
  const products = (pltSegmentTariffs ?? [])
    .flatMap(({ tariffs }) => tariffs)
    .map(({ saleFixed, salePercentage }) => [salePercentage, saleFixed]);
  return {
    id: listed.id,
    name: listed.name,
    site: listed.homePage ?? null,
    domains: [],
    logo: listed.logoUrl ?? null,
    commission: commissionRange(
      [...events, ...products].flatMap(([percent, amount]) => ratesOf(percent, amount, listed.currencyCode)),
    ),
    validationDays: null,
    hasDeepLinks: listed.deepLinking ?? null,
  };
}

/** A fee of 0 means that the other kind of fee applies. */
function ratesOf(
  percent: number | null | undefined,
  amount: number | null | undefined,
  currency: string | null | undefined,
): CommissionRate[] {
  return [
    ...(percent ? [{ kind: "percent" as const, value: percent }] : []),
    ...(amount && currency ? [{ kind: "flat" as const, value: amount, currency }] : []),
  ];
}
