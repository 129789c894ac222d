import { applyReport, tryReport, uploadReport } from "#contract/networks/network-reports.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";
import type { StoreFixture, ReportedPurchase } from "./network-reports.ts";

/** The columns of a network's file. */
export const reportColumns = [
  "click_id",
  "transaction_id",
  "order_id",
  "item",
  "amount",
  "commission",
  "currency",
  "status",
  "time",
];
/** Returns a file with a line for each purchase. */
export const csvOf = (rows: Partial<ReportedPurchase>[], separator = ",") =>
  [
    reportColumns,
    ...rows.map((row) => reportColumns.map((name) => row[name as keyof ReportedPurchase] ?? "")),
  ]
    .map((cells) => cells.join(separator))
    .join("\r\n");

/** Returns functions with which one admin uploads, previews and applies files. */
export function createImporter(provider: TestProvider, as: TestUser, store: StoreFixture) {
  const upload = (content: string | Uint8Array, headers: Record<string, string> = {}) =>
    provider.call(uploadReport, {
      as,
      headers,
      body: {
        network: store.network,
        fileName: "march.csv",
        content: Buffer.from(content).toString("base64"),
      },
    });
  const load = async (id: string) => (await provider.call(tryReport, { as, params: { id } })).data;
  const apply = (id: string, by = as, headers = {}) =>
    provider.call(applyReport, { as: by, params: { id }, headers });
  return { upload, load, apply };
}
