import { and, eq, gte, lte } from "drizzle-orm";
import { listExchangeRates, type ExchangeRate } from "#contract/exchange-rates/exchange-rates.ts";
import type { Column } from "../../csv/write.ts";
import { exchangeRates } from "../../database/schema/exchange-rate-schema.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByKeys } from "../../database/queries/keyset-order.ts";
import { containing } from "../../database/queries/text-search.ts";
import { selectRates, toExchangeRate, type RateWithImporter } from "./repository.ts";

/** The rates into the accounts' currency, latest day first. */
export const exchangeRateList = keysetList(listExchangeRates, ({ base }: { base: string }) => ({
  select: selectRates,
  count: (rows) => rows.from(exchangeRates),
  where: ({ q, source, from, to }) =>
    and(
      eq(exchangeRates.base, base),
      containing(q, [exchangeRates.currency]),
      source ? eq(exchangeRates.source, source) : undefined,
      from ? gte(exchangeRates.day, from) : undefined,
      to ? lte(exchangeRates.day, to) : undefined,
    ),
  order: () =>
    orderByKeys(
      [
        [exchangeRates.day, "date"],
        [exchangeRates.id, "uuid"],
      ],
      "descending",
      ({ rate }: RateWithImporter) => [rate.day, rate.id],
    ),
  view: (rows) => rows.map(toExchangeRate),
}));

/** The columns of the CSV file of rates. */
export const exchangeRateColumns: Column<ExchangeRate>[] = [
  { header: "currency", cell: ({ currency }) => currency },
  { header: "rateDay", day: ({ day }) => day },
  { header: "exchangeRate", cell: ({ rate }) => rate },
  { header: "rateSource", cell: ({ source }) => source },
  { header: "imported", time: ({ importedAt }) => importedAt },
];
