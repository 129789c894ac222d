import { expect, test } from "vitest";
import { networkRows } from "#provider/demo/networks.ts";
import { readSample } from "#provider/modules/postbacks/sample.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { dialectOf } from "#provider/simulated-network/report.ts";
import { firstVersion } from "#provider/simulated-network/purchase.ts";
import { requestsOf } from "#provider/simulated-network/requests.ts";

const now = new Date("2026-03-01T12:00:00Z");
const limit = { currency: "USD", maximum: 1_000_000n };
const click = "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10";
const rows = networkRows(now, "http://localhost:4100").map((row) => [row.key, row.mapping] as const);

function read(mapping: unknown, sample: string) {
  return readSample({ mapping: mapping as PostbackMapping, sample }, { limit, now }).reports;
}

test.each(rows)("the demo's %s parses its own dialect", (key, mapping) => {
  const purchase = {
    click,
    transaction: "4711",
    order: "4711",
    programme: "7052",
    currency: "USD",
    purchasedAt: now,
  };
  const versions = [firstVersion(now, [{ id: "1", code: "", amount: 4_990, commission: 2_500 }])];
  const [request] = requestsOf(dialectOf({ dialect: key }).report(purchase, versions));
  expect(read(mapping, request!.content)).toMatchObject([
    { interpretation: { click, amount: 4_990, commission: 2_500, currency: "USD", status: "pending" } },
  ]);
});

test.each(rows)("the demo's %s parses the common parameter names", (_key, mapping) => {
  const report = {
    click_id: click,
    transaction_id: "T-1",
    order_id: "1",
    amount: "49.90",
    commission: "25.00",
    currency: "USD",
    status: "approved",
    time: now.toISOString(),
  };
  expect(read(mapping, JSON.stringify(report))).toMatchObject([
    { interpretation: { click, transaction: "T-1", amount: 4_990, order: "1", status: "confirmed" } },
  ]);
});
