import { type DaySpan, getAdminOverview } from "#contract/overview/admin-overview.ts";
import { getAdminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import { getCashBackDays, getCashBackSummary } from "#contract/cash-back/cash-back.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { listWalletItems } from "#contract/wallet/wallet-items.ts";
import type { EarnedPoint } from "~/features/cash-back/earned-chart";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { withItemStore } from "~/features/wallet/item-store";
import { dayIn } from "#shared/time-zone.ts";
import { dayAfter, monthsBefore } from "#contract/overview/overview-periods.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { RequestContext } from "~/page/request-context";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { type CardName, type Cards, type HomePeriod, periodOf, defaultPeriods } from "./cards";
import { loadAdminQueue } from "./load-queue.server";

const rowsShown = 5;

const calls: {
  [Name in CardName]: (
    provider: ProviderClient,
    period: HomePeriod,
    context: RequestContext,
  ) => Promise<Cards[Name]>;
} = {
  queue: (_, __, context) => loadAdminQueue(context),
  summary: async (provider) => (await provider.call(getAdminSummary)).data,
  totals: loadOverview,
  trend: loadOverview,
  wallet: async (provider) => (await provider.call(getWallet)).data,
  earned: loadEarned,
  latest: async (provider) => {
    const { data } = await provider.call(listWalletItems, { query: { limit: rowsShown } });
    return data.map((item) => withItemStore(item, withLogoAddress));
  },
};

/** Loads the data of one card for a URL. A failed call affects only this card. */
export async function loadCard<Name extends CardName>(
  context: RequestContext,
  name: Name,
  parameters: URLSearchParams,
): Promise<PagePart<Cards[Name]>> {
  const period = periodOf(name, parameters) ?? "year";
  return loadPart(calls[name](providerClient(context), period, context));
}

/** Returns the name of a card if there is such a card; otherwise `undefined`. */
export function cardNamed(name: string): CardName | undefined {
  return (Object.keys(defaultPeriods) as CardName[]).find((one) => one === name);
}

async function loadOverview(provider: ProviderClient, period: HomePeriod) {
  const query = daysOfPeriod(period, dayIn(new Date(), provider.timeZone));
  return (await provider.call(getAdminOverview, { query })).data;
}

async function loadEarned(provider: ProviderClient, period: HomePeriod): Promise<EarnedPoint> {
  if (period === "year") {
    const { currency, months } = (await provider.call(getCashBackSummary)).data;
    const parts = months.map(({ month, ...sums }) => ({ ...sums, from: `${month}-01` }));
    return { currency, unit: "month", parts };
  }
  const query = daysOfPeriod(period, dayIn(new Date(), provider.timeZone));
  const { currency, days } = (await provider.call(getCashBackDays, { query })).data;
  return { currency, unit: "day", parts: days.map(({ day, ...sums }) => ({ ...sums, from: day })) };
}

/**
 * Returns the first and last day (inclusive) of a period that ends on the given day. `month` is the previous
 * calendar month.
 */
function daysOfPeriod(period: HomePeriod, today: string): DaySpan {
  if (period === "28d") return { from: dayAfter(today, -27), to: today };
  if (period === "month") return { from: monthsBefore(today, 1), to: dayAfter(monthsBefore(today, 0), -1) };
  return { from: monthsBefore(today, 11), to: today };
}
