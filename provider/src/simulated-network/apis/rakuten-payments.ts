import { toMajorUnits } from "#contract/money/minor-units.ts";
import { totalOf } from "../purchase.ts";
import { historiesAt, jsonResponse, type ApiResponse, type ApiRequest, type PurchaseHistory } from "./api.ts";

const day = 24 * 3_600_000;
const maxDays = 366;
const firstPayment = 872_590;

interface Payment {
  id: number;
  /** The day on which it was made: `2026-03-01`. */
  date: string;
  purchases: PurchaseHistory[];
}

/**
 * Payment reports as CSV: the payments of at most a year (1), the invoices of a payment, one per advertiser
 * (2), and the orders of an invoice (3).
 */
export function paymentReports(
  { query, at }: ApiRequest,
  histories: PurchaseHistory[],
  secret: string,
): ApiResponse {
  if (query.get("token") !== secret) return jsonResponse(401, { message: "Invalid security token" });
  const payments = paymentsOf(historiesAt(histories, at));
  const report = query.get("reportid");
  if (report === "1") return listPayments(payments, timeOf(query.get("bdate")), timeOf(query.get("edate")));
  if (report === "2") return listInvoices(payments.find(({ id }) => String(id) === query.get("payid")));
  if (report !== "3") return jsonResponse(400, { message: "Invalid report" });
  const [payment, advertiser] = invoiceOf(query.get("invoiceid"));
  const invoiced = payments.find(({ id }) => String(id) === payment);
  return listPurchases(invoiced?.purchases.filter(({ purchase }) => purchase.programme === advertiser));
}

function listPayments(payments: Payment[], from: number, to: number): ApiResponse {
  if (!(to >= from) || to - from > maxDays * day) return jsonResponse(400, { message: "Invalid dates" });
  const rows = payments
    .filter(({ date }) => Date.parse(date) >= from && Date.parse(date) <= to)
    .map(({ id, date, purchases }) => [id, date, "Direct deposit", "", "USD", sumOf(purchases), "Paid"]);
  return csv(
    "Payment ID,Date,Payment Type,Check Number,Currency Code,Total Commission Amount Paid,Payment Status",
    rows,
  );
}

function listInvoices(payment: Payment | undefined): ApiResponse {
  if (!payment) return jsonResponse(400, { message: "Invalid payment" });
  const advertisers = [...new Set(payment.purchases.map(({ purchase }) => purchase.programme))];
  const rows = advertisers.map((mid) => {
    const ownPurchases = payment.purchases.filter(({ purchase }) => purchase.programme === mid);
    return [`${payment.id}${mid}`, `Advertiser ${mid}`, mid, sumOf(ownPurchases), "USD"];
  });
  return csv("Invoice ID,Advertiser Name,MID,Amount,Currency", rows);
}

function listPurchases(purchases: PurchaseHistory[] | undefined): ApiResponse {
  if (!purchases?.length) return jsonResponse(400, { message: "Invalid invoice" });
  const rows = purchases.map((history) => {
    const { transaction, order, purchasedAt, programme } = history.purchase;
    const date = purchasedAt.toISOString().slice(0, 10);
    return [transaction, order, date, sumOf([history]), `Advertiser ${programme}`];
  });
  return csv("Transaction ID,Order ID,Transaction Date,Commission,Advertiser Name", rows);
}

/** Groups purchases into one payment for each day on which they were paid. */
function paymentsOf(histories: PurchaseHistory[]): Payment[] {
  const byDay = new Map<string, PurchaseHistory[]>();
  for (const history of histories) {
    const paidVersion = history.versions.find(({ isPaid }) => isPaid);
    const date = paidVersion?.changedAt.toISOString().slice(0, 10);
    if (date !== undefined) byDay.set(date, [...(byDay.get(date) ?? []), history]);
  }
  return [...byDay].map(([date, purchases]) => ({
    id: firstPayment + Math.floor(Date.parse(date) / day),
    date,
    purchases,
  }));
}

/** Parses an invoice id, which consists of the ids of the payment and the advertiser. */
function invoiceOf(text: string | null): [payment: string, advertiser: string] {
  const length = String(firstPayment).length;
  return [text?.slice(0, length) ?? "", text?.slice(length) ?? ""];
}

function sumOf(histories: PurchaseHistory[]): string {
  const sum = histories.reduce((total, { versions }) => total + totalOf(versions.at(-1)!).commission, 0);
  return toMajorUnits(sum, histories[0]?.purchase.currency ?? "USD");
}

/** Returns the beginning of a day such as `20260220`. */
function timeOf(text: string | null): number {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text ?? "") ?? [];
  return Date.parse(`${year}-${month}-${date}T00:00:00Z`);
}

function csv(header: string, rows: (string | number)[][]): ApiResponse {
  const body = [header, ...rows.map((row) => row.join(","))].join("\r\n");
  return { status: 200, headers: { "content-type": "text/csv" }, body };
}
