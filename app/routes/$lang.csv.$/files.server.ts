import { exportAnalytics } from "#contract/analytics/admin-analytics.ts";
import { exportCategories } from "#contract/shop/admin-shop-categories.ts";
import { id } from "#contract/text/identifiers.ts";
import { exportReconciliation } from "#contract/invoices/invoice-reconciliation.ts";
import { month as monthText } from "#contract/invoices/invoices.ts";
import type { List } from "#contract/calls/list.ts";
import type { ListScreen } from "~/components/data-table/list-screen.server";
import { readTableState } from "~/components/data-table/url-state";
import { downloadPeople } from "~/demo/table/people-file.server";
import {
  type DownloadRequest,
  downloadFile,
  downloadList,
} from "~/features/administration/download-list.server";
import { overviewQuery, readChoice } from "~/features/administration/period/period-choice";
import { endedWithdrawals } from "~/features/administration/withdrawals.server";
import { logs } from "../$lang.apps.admin.admin-logs/logs.server";
import { claims } from "../$lang.apps.admin.claims/claims.server";
import { fraudCases } from "../$lang.apps.admin.fraud/cases.server";
import { adminTickets } from "../$lang.apps.admin.tickets/tickets.server";
import { offers } from "../$lang.apps.details.cash-offers/offers.server";
import { clicks } from "../$lang.apps.details.click/clicks.server";
import { exchangeRates } from "../$lang.apps.details.exchange-rates/rates.server";
import { leads } from "../$lang.apps.details.leads/leads.server";
import { networks } from "../$lang.apps.details.networks/networks.server";
import { reports } from "../$lang.apps.details.networks_.$network_.reports/reports.server";
import { staffView, users } from "../$lang.apps.details.users/users.server";
import { adminCoupons } from "../$lang.apps.ecommerce.coupons/coupons.server";
import { customers } from "../$lang.apps.ecommerce.customers.list/customers.server";
import { adminReviews } from "../$lang.apps.ecommerce.manage-reviews/reviews.server";
import { adminOrders } from "../$lang.apps.ecommerce.orders.list/orders.server";
import { adminProducts } from "../$lang.apps.ecommerce.products.list/products.server";
import { adminReferrals } from "../$lang.apps.ecommerce.referrals/referrals.server";
import { downloadJournal } from "../$lang.apps.invoice.journal/journal.server";
import { movements } from "../$lang.apps.invoice.bank/bank.server";
import { invoices } from "../$lang.apps.invoice.list/invoices.server";
import { referrals } from "../$lang.apps.referrals/referrals.server";
import { statement } from "../$lang.apps.wallet.my-balance/statement.server";

type Download = (request: DownloadRequest) => Promise<Response>;

function listDownload<L extends List>(screen: ListScreen<L>): Download {
  return (request) => downloadList(request, screen);
}

/** The CSV files, by the path of the screen they belong to. */
export const csvFiles: Record<string, Download> = {
  "/apps/admin/admin-logs": listDownload(logs),
  "/apps/admin/claims": listDownload(claims),
  "/apps/admin/fraud": listDownload(fraudCases),
  "/apps/admin/tickets": listDownload(adminTickets),
  "/apps/admin/withdraw-history": listDownload(endedWithdrawals),
  "/apps/details/cash-offers": listDownload(offers),
  "/apps/details/click": listDownload(clicks),
  "/apps/details/exchange-rates": listDownload(exchangeRates),
  "/apps/details/leads": listDownload(leads),
  "/apps/details/networks": listDownload(networks),
  "/apps/details/users": listDownload(users),
  "/apps/ecommerce/coupons": listDownload(adminCoupons),
  "/apps/ecommerce/customers/list": listDownload(customers),
  "/apps/ecommerce/manage-reviews": listDownload(adminReviews),
  "/apps/ecommerce/orders/list": listDownload(adminOrders),
  "/apps/ecommerce/products/category": downloadCategories,
  "/apps/ecommerce/products/list": listDownload(adminProducts),
  "/apps/ecommerce/referrals": listDownload(adminReferrals),
  "/apps/invoice/bank": listDownload(movements),
  "/apps/invoice/journal": downloadJournal,
  "/apps/invoice/list": listDownload(invoices),
  "/apps/invoice/reconciliation": downloadReconciliation,
  "/apps/referrals": listDownload(referrals),
  "/apps/user/list": listDownload(staffView),
  "/apps/wallet/my-balance": listDownload(statement),
  "/dashboards/analytics": downloadAnalytics,
  "/react-table": downloadPeople,
};

const networkReports = /^\/apps\/details\/networks\/([^/]+)\/reports$/;

/**
 * Returns the function that downloads a screen's CSV file, or `undefined` if the screen has none. The path
 * has no language prefix.
 */
export function csvFileOf(screen: string): Download | undefined {
  const { data: network } = id.safeParse(networkReports.exec(screen)?.[1]);
  if (network)
    return (request) => downloadList(request, reports, { fixed: { network }, name: `reports-${network}` });
  return Object.hasOwn(csvFiles, screen) ? csvFiles[screen] : undefined;
}

/** Downloads the categories that match the search in the URL, with their sales in the URL's period. */
function downloadCategories(request: DownloadRequest): Promise<Response> {
  const { searchParams } = request.url;
  const { q } = readTableState(searchParams, { search: true });
  const input = { query: { ...overviewQuery(readChoice(searchParams)), ...(q && { q }) } };
  return downloadFile(request, { call: exportCategories, input, name: "categories" });
}

/** Downloads all figures of the Analytics screen for the URL's period. */
function downloadAnalytics(request: DownloadRequest): Promise<Response> {
  const input = { query: overviewQuery(readChoice(request.url.searchParams)) };
  return downloadFile(request, { call: exportAnalytics, input, name: "analytics" });
}

/** Downloads the purchases of a network in a month, with all figures and the reasons for differences. */
function downloadReconciliation(request: DownloadRequest): Promise<Response> {
  const { searchParams } = request.url;
  const month = monthText.safeParse(searchParams.get("month"));
  const network = searchParams.get("network") ?? "";
  if (!month.success || network === "" || network.length > 64) throw new Response(null, { status: 404 });
  const input = { query: { month: month.data, network } };
  return downloadFile(request, { call: exportReconciliation, input, name: `reconciliation-${month.data}` });
}
