import type { z } from "zod";
import type { MappingTest, TestedReport, tryMapping } from "#contract/networks/admin-networks.ts";
import type { Interpretation, PostbackMapping } from "#contract/networks/postbacks.ts";
import type { AmountLimit } from "../../amount-limit.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { toWire } from "../../money.ts";
import { conversionOf, convertMinorUnits } from "../exchange-rates/convert.ts";
import { lookUpRates, purchaseDay, ratesFor } from "../exchange-rates/purchase-rates.ts";
import { interpret } from "./interpret.ts";
import { requestNumbers } from "./number-lines.ts";
import { alternatives, readParameters } from "./parameters.ts";
import { type Content, splitReports } from "./split.ts";

interface ReadingContext {
  limit: AmountLimit;
  now: Date;
}

/** Interprets a sample as if its reports had just arrived. */
export function readSample(
  { mapping, sample }: z.output<typeof tryMapping.body>,
  { limit, now }: ReadingContext,
): MappingTest {
  const content = { payload: payloadOf(sample), contentType: null };
  // If there are too many reports for one request, the sample is interpreted as a whole.
  const reports = splitReports(content, mapping) ?? [content];
  const numberOf = requestNumbers(reports, mapping);
  return {
    reports: reports.map((report): TestedReport => {
      const read = interpret({ ...report, receivedAt: now, occurrence: numberOf(report) }, mapping, limit);
      return read.ok
        ? { isRead: true, interpretation: read.interpretation, converted: null, isRateMissing: false }
        : { isRead: false, reason: read.reason, found: textsOf(report, mapping) };
    }),
  };
}

/**
 * Adds the amounts in the accounts' currency to the reports of a sample, with the exchange rates of their
 * purchase days.
 */
export async function convertSample(
  queryable: Queryable,
  { reports }: MappingTest,
  { mapping, base }: { mapping: PostbackMapping; base: string },
): Promise<MappingTest> {
  const withDay = (reported: Interpretation) => ({ reported, day: purchaseDay(reported.at, mapping) });
  const datedReports = reports.flatMap((report) => (report.isRead ? [withDay(report.interpretation)] : []));
  const lookup = await lookUpRates(queryable, base, datedReports);
  return {
    reports: reports.map((report): TestedReport => {
      if (!report.isRead) return report;
      const rates = ratesFor(withDay(report.interpretation), lookup);
      if (!rates) return { ...report, isRateMissing: true };
      const amount = BigInt(report.interpretation.amount);
      const commission = BigInt(report.interpretation.commission);
      const conversion = conversionOf({ amount, commission }, rates);
      const converted = conversion && {
        orderAmount: toWire(convertMinorUnits(amount, rates.sale)),
        commission: toWire(convertMinorUnits(commission, rates.commission)),
        currency: base,
        conversion,
      };
      return { ...report, converted };
    }),
  };
}

const maxTextLength = 200;

/** Returns the texts of a report's mapped parameters, by field. */
function textsOf(report: Content, { parameters, wrapper }: PostbackMapping): Record<string, string> {
  const values = readParameters(report, wrapper);
  if (!values) return {};
  const found = Object.entries(parameters).flatMap(([name, path]) => {
    const texts = alternatives(path).flatMap((one) => values(one).map(String));
    return texts.length === 0 ? [] : [[name, texts.join(", ").slice(0, maxTextLength)] as const];
  });
  return Object.fromEntries(found);
}

/** Returns the report in a pasted text: the query of a URL, or the whole text. */
function payloadOf(sample: string): string {
  if (/^https?:\/\//i.test(sample) && URL.canParse(sample)) return new URL(sample).search.slice(1);
  return sample.startsWith("?") ? sample.slice(1) : sample;
}
