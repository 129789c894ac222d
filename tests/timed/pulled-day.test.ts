import { afterAll, expect, test } from "vitest";
import { pullDue } from "#provider/modules/connections/run.ts";
import { jsonResponse, type SimulatedApi } from "#provider/simulated-network/apis/api.ts";
import { action } from "#provider/simulated-network/dialects/impact.ts";
import { openMemoryDatabase } from "../support/databases/databases.ts";
import { purchasesSince } from "../support/money/connector-api.ts";
import { pulledApis } from "../support/money/pulled-apis.ts";
import { createPulledStore } from "../support/money/pulled-network.ts";
import { day, openPullWorld, runOf, worldStart } from "../support/money/pulled-world.ts";
import { startTestProvider } from "../support/programs/provider.ts";

const count = 100_000;
const mebibyte = 1024 * 1024;
const interval = day / count;
const [pageLimit, begin] = [10, worldStart.getTime() - day];

/** impact.com's list of a busy day. Records are generated page by page, so that only the reader uses memory. */
const busyDay: SimulatedApi = ({ path, query }) => {
  if (path.endsWith("/Campaigns"))
    return jsonResponse(200, { "@page": "1", "@numpages": "1", Campaigns: [] });
  const size = Number(query.get("PageSize"));
  const page = Number(query.get("Page"));
  const indexAt = (text: string | null) =>
    Math.min(count, Math.max(0, Math.ceil((Date.parse(text ?? "") - begin) / interval)));
  const first = indexAt(query.get("StartDate"));
  const foundCount = query.has("StartDate") ? indexAt(query.get("EndDate")) - first : 0;
  if (foundCount > pageLimit * size) return jsonResponse(400, { Status: "ERROR" });
  const pageLength = Math.max(0, Math.min(size, foundCount - (page - 1) * size));
  const from = first + (page - 1) * size;
  const Actions = Array.from({ length: pageLength }, (_, index) => {
    const [history] = purchasesSince(new Date(begin + (from + index) * interval), 1);
    const transaction = String(700_000_000 + from + index);
    return action({ ...history!.purchase, transaction, order: `9${transaction}` }, history!.versions);
  });
  const pages = String(Math.max(1, Math.ceil(foundCount / size)));
  return jsonResponse(200, { "@page": String(page), "@numpages": pages, Actions });
};

const { preset, secret, credentials } = pulledApis.impact;
const world = await openPullWorld({ preset, secret, createApi: () => busyDay });
afterAll(() => world.close());

test("100,000 transactions of a day are pulled within bounded memory", { timeout: 600_000 }, async () => {
  let peak = 0;
  const provider = await startTestProvider({
    open: openMemoryDatabase,
    environment: world.environment,
    // The clock is read for each page, so the memory is measured at each page.
    clock() {
      peak = Math.max(peak, process.memoryUsage().heapUsed);
      return world.now;
    },
  });
  const store = await createPulledStore(provider, preset, credentials);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  peak = before;
  const startedAt = performance.now();
  await pullDue(provider.app, world.parts);
  const [seconds, growth] = [(performance.now() - startedAt) / 1000, (peak - before) / mebibyte];
  console.info(`pulled in ${seconds.toFixed(1)} s, heap grew by ${growth.toFixed(0)} MiB`);
  const run = await runOf(provider, store, "change");
  expect(run).toMatchObject({ state: "done", added: count, refused: 0 });
  expect(growth).toBeLessThan(200);
  await provider.close();
});
