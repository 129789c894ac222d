import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { workOnReports } from "#provider/modules/network-reports/worker.ts";
import { openMemoryDatabase } from "../support/databases/databases.ts";
import { createStoreFixture } from "../support/money/network-reports.ts";
import { csvOf, createImporter } from "../support/money/report-files.ts";
import { startWithTwoAdmins } from "../support/money/two-admins.ts";

const lineCount = 50_000;
const clickCount = 500;
const mebibyte = 1024 * 1024;

test("50,000 lines are examined and stored within bounded memory", { timeout: 300_000 }, async () => {
  const { provider, admin, second } = await startWithTwoAdmins(openMemoryDatabase);
  const store = await createStoreFixture(provider);
  const member = await provider.signUp();
  const clicks: string[] = [];
  for (let made = 0; made < clickCount; made += 1) clicks.push(await store.click(member.userId));
  const time = new Date().toISOString();
  const rows = Array.from({ length: lineCount }, (_, index) => ({
    click_id: clicks[index % clickCount]!,
    transaction_id: randomUUID(),
    order_id: `O-${index}`,
    amount: `${index + 1}.00`,
    commission: "0.10",
    currency: "USD",
    status: "pending",
    time,
  }));
  const { upload, load, apply } = createImporter(provider, admin, store);
  const { id } = (await upload(gzipSync(csvOf(rows)))).data;
  let peak = 0;
  const { database, environment, log, postbackSignal, clock } = provider.app;
  // The clock is read once per batch, so the memory is measured in each batch.
  const app = {
    database,
    environment,
    log,
    postbackSignal,
    clock() {
      peak = Math.max(peak, process.memoryUsage().heapUsed);
      return clock();
    },
  };
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  await workOnReports(app);
  const examined = await load(id);
  const examinedIn = performance.now() - startedAt;
  expect(examined.totals).toEqual({ new: lineCount, changes: 0, unchanged: 0, error: 0 });
  // Above an admin's daily limit, the first admin's import only requests the second one's approval.
  await apply(id);
  await apply(id, second);
  await workOnReports(app);
  const { became } = await load(id);
  expect(became).toEqual([{ state: "received", count: lineCount }]);
  const [seconds, growth] = [examinedIn / 1000, (peak - before) / mebibyte];
  console.info(`examined in ${seconds.toFixed(1)} s, heap grew by ${growth.toFixed(0)} MiB`);
  expect(growth).toBeLessThan(400);
  await provider.close();
});
