import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import type { Server } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { rotateSecret } from "#provider/modules/networks/repository.ts";
import { demoSecret } from "#provider/modules/networks/cipher.ts";
import { startPostbackWorker } from "#provider/modules/postbacks/worker.ts";
import { createNetwork } from "#provider/simulated-network/network.ts";
import { insertUser } from "../../../support/money/ledger.ts";
import {
  createStoreFixture,
  networkSecretCipher,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, testVariables, type TestProvider } from "../../../support/programs/provider.ts";
import { listen } from "../../../support/proxies/sockets.ts";

const script = path.resolve("scripts/postback.mjs");
let provider: TestProvider;
let store: StoreFixture;
let network: Server;
let origin: string;
let providerOrigin: string;
let worker: { stop: () => Promise<void> };

beforeAll(async () => {
  provider = await startTestProvider();
  providerOrigin = await listen(provider);
  store = await createStoreFixture(provider, { key: "awin" });
  const secret = demoSecret(testVariables.PAYOUT_KEY, "awin");
  const rotation = { network: "awin", overlap: 0, by: null, at: new Date(), secret };
  await provider.app.database.transaction((tx) => rotateSecret(tx, networkSecretCipher, rotation));
  worker = startPostbackWorker(provider.app);
  network = createNetwork({
    HOST: "127.0.0.1",
    NETWORK_PORT: 0,
    PROVIDER_ORIGIN: providerOrigin,
    CURRENCY: "USD",
    PAYOUT_KEY: testVariables.PAYOUT_KEY,
    NETWORK_APIS: "off",
    CONFIRM_AFTER_MS: 300,
  });
  network.listen(0, "127.0.0.1");
  await once(network, "listening");
  const { port } = network.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  network.closeAllConnections();
  network.close();
  await worker.stop();
  await provider.close();
});

/** Waits until the click's lead reaches a state, and returns it. */
async function untilLead(clickId: string, state: string): Promise<typeof leads.$inferSelect> {
  for (;;) {
    const [lead] = await provider.app.database.select().from(leads).where(eq(leads.clickId, clickId));
    if (lead?.state === state) return lead;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("without scripts one button turns a demo click into a pending, then a confirmed purchase", async () => {
  const click = await store.click(await insertUser(provider.app.database));
  const page = await fetch(
    `${origin}/awin/go?click=${click}&to=https%3A%2F%2Fbooks.example%2F%3Fa%3D%3Cb%3E`,
  );
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).toContain("simulated store of the demo");
  expect(html).toContain("books.example");
  expect(html).toContain("Buy for 49.90");
  expect(html).not.toMatch(/<script|<b>/);
  const bought = await fetch(`${origin}/awin/buy`, { method: "POST", body: new URLSearchParams({ click }) });
  expect(bought.status).toBe(200);
  expect(await bought.text()).toContain("was reported as pending");
  expect(await untilLead(click, "pending")).toMatchObject({ orderAmount: 4_990n, commission: 2_500n });
  expect(await untilLead(click, "confirmed")).toMatchObject({ cashBack: 299n });
});

test.each(["awin", "cj", "impact", "rakuten"] as const)(
  "a purchase can be lowered and approved by hand, and is reported in the dialect of %s",
  async (preset) => {
    const key = `${preset}-by-hand`;
    const ownStore = await createStoreFixture(provider, { key, mapping: networkPresets[preset].mapping });
    const secret = demoSecret(testVariables.PAYOUT_KEY, key);
    const rotation = { network: key, overlap: 0, by: null, at: new Date(), secret };
    await provider.app.database.transaction((tx) => rotateSecret(tx, networkSecretCipher, rotation));
    const click = await ownStore.click(await insertUser(provider.app.database));
    const page = await fetch(
      `${origin}/${key}/go?dialect=${preset}&click=${click}&to=https://books.example/`,
    );
    expect(await page.text()).toContain(`name="dialect" value="${preset}"`);
    const send = async (path: string, fields: Record<string, string>) =>
      fetch(`${origin}/${key}/${path}`, { method: "POST", body: new URLSearchParams(fields) });
    const bought = await send("buy", { click, dialect: preset, "by-hand": "1" });
    const receipt = await bought.text();
    expect(receipt).toContain("was reported as\npending");
    expect(await untilLead(click, "pending")).toMatchObject({ orderAmount: 4_990n });
    const order = /name="order" value="(\d+)"/.exec(receipt)![1]!;
    expect(await (await send("step", { order, step: "lower" })).text()).toContain("over 24.95");
    expect(await (await send("step", { order, step: "approve" })).text()).toContain("reported as\napproved");
    expect(await untilLead(click, "confirmed")).toMatchObject({ orderAmount: 2_495n, cashBack: 150n });
    expect((await send("step", { order, step: "approve" })).status).toBe(400);
    expect((await send("step", { order: "1", step: "approve" })).status).toBe(400);
  },
);

test("names an unknown click or network, or a refused report", async () => {
  const status = async (path: string, body?: string) =>
    (await fetch(`${origin}${path}`, body === undefined ? {} : { method: "POST", body })).status;
  expect(await status("/awin/go")).toBe(400);
  expect(await status("/awin/go?click=%3Cscript%3E")).toBe(400);
  expect(await status("/awin/buy", "click=")).toBe(400);
  expect(await status("/awin/buy", "x".repeat(5_000))).toBe(400);
  expect(await status("/..%2f/go?click=1")).toBe(404);
  expect(await status("/")).toBe(404);
  const click = await store.click(await insertUser(provider.app.database));
  expect(await status("/nobody/buy", `click=${click}`)).toBe(502);
});

test("npm run postback reports a purchase signed like a network", async () => {
  const click = await store.click(await insertUser(provider.app.database));
  const env = { PATH: process.env.PATH, PAYOUT_KEY: testVariables.PAYOUT_KEY };
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, [script, "--to", providerOrigin, ...options], { env });
  const { stdout } = await run("--network", "awin", "--click", click, "--amount", "80.00");
  expect(stdout).toContain("200 ");
  expect(await untilLead(click, "pending")).toMatchObject({ orderAmount: 8_000n });
  await expect(run("--network", "awin", "--click", click, "--secret", "wrong")).rejects.toMatchObject({
    stdout: expect.stringContaining("401 "),
  });
  await expect(run("--click", click)).rejects.toMatchObject({
    stderr: expect.stringContaining("npm run postback"),
  });
  await expect(run("--nonsense")).rejects.toMatchObject({
    stderr: expect.stringContaining("npm run postback"),
  });
});
