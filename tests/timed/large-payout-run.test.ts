import { expect, test } from "vitest";
import { applyPayoutReport, uploadPayoutReport } from "#contract/payout-runs/payout-reports.ts";
import {
  createPayoutRun,
  downloadPayoutFile,
  getPayoutRun,
  releasePayoutRun,
  sendPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { processPaymentFile } from "#provider/simulated-bank/bank.ts";
import { openMemoryDatabase } from "../support/databases/databases.ts";
import { insertApprovedWithdrawals } from "../support/money/many-withdrawals.ts";
import { closeAndVerify, startWithTwoAdmins } from "../support/money/two-admins.ts";
import { withoutDayLimits } from "../support/programs/provider.ts";

const count = 5_000;
const mebibyte = 1024 * 1024;

/** Runs `work`, and returns its result with its time in seconds and the growth of the heap in MiB. */
async function measure<Result>(work: () => Promise<Result>) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let peak = before;
  const load = () => (peak = Math.max(peak, process.memoryUsage().heapUsed));
  const timer = setInterval(load, 10);
  const startedAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(timer);
  return { result, seconds, growth: (load() - before) / mebibyte };
}

test("5,000 payments are written and their results applied within bounded memory", async () => {
  const { provider, admin, second } = await startWithTwoAdmins(openMemoryDatabase, withoutDayLimits);
  await insertApprovedWithdrawals(provider, count, admin);
  const written = await measure(async () => {
    const body = { rail: "paypal", profile: "web_upload" } as const;
    const { data: run } = await provider.call(createPayoutRun, { as: admin, body });
    const params = { id: run.id };
    await provider.call(releasePayoutRun, { as: second, params });
    await provider.call(sendPayoutRun, { as: admin, params });
    return { params, file: (await provider.call(downloadPayoutFile, { as: admin, params })).data };
  });
  const { params, file } = written.result;
  const content = Buffer.from(file.content, "base64").toString();
  const [bankReport] = processPaymentFile({ name: file.fileName, content }, "executes", new Date());
  const apply = async (text: string) => {
    const encoded = Buffer.from(text).toString("base64");
    const body = { fileName: "results.csv", content: encoded };
    const { data } = await provider.call(uploadPayoutReport, { as: admin, body });
    return (await provider.call(applyPayoutReport, { as: admin, params: { id: data.id } })).data;
  };
  const applied = await measure(() => apply(bankReport!.content));
  for (const [name, { seconds, growth }] of Object.entries({ written, applied }))
    console.info(`${name} in ${seconds.toFixed(1)} s, heap grew by ${growth.toFixed(0)} MiB`);
  expect(applied.result.totals.pays).toBe(count);
  const { data: run } = await provider.call(getPayoutRun, { as: admin, params });
  expect(run).toMatchObject({ state: "settled", items: { paid: { count } } });
  expect((await apply(`${bankReport!.content}\n`)).totals.known).toBe(count);
  expect(written.growth).toBeLessThan(400);
  expect(applied.growth).toBeLessThan(400);
  await closeAndVerify(provider);
}, 600_000);
