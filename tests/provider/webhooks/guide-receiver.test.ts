import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import {
  createWebhookEndpoint,
  listWebhookDeliveries,
  testWebhookEndpoint,
} from "#contract/webhooks/admin-webhooks.ts";
import { deliverDue } from "#provider/modules/webhooks/deliver.ts";
import { testProvider } from "../../support/programs/provider.ts";

const provider = testProvider({ environment: { WEBHOOK_PRIVATE_ADDRESSES: "allow" } });
let receiver: ChildProcess | undefined;
afterEach(() => receiver?.kill());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Runs the example receiver from the guide on another port. Returns a function that returns what it has
 * printed.
 */
async function runReceiver(port: number, secret: string): Promise<() => string> {
  const [, script = ""] = /```js\n([\s\S]+?)```/.exec(readFileSync("docs/operation.md", "utf8"))!;
  const code = script.replace("listen(8080)", `listen(${port})`);
  const env = { ...process.env, WEBHOOK_SECRET: secret };
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], { env });
  receiver = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, { timeout: 10_000 }).toBe(true);
  return () => output;
}

test.each([
  ["accepts an event with its endpoint's secret", "", "delivered"],
  ["refuses an event with another secret", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "failed"],
])("the receiver of the guide %s", async (_title, otherSecret, state) => {
  const admin = await provider.signUp({ role: "admin" });
  const port = await freePort();
  const body = { url: `http://127.0.0.1:${port}`, description: "", eventTypes: null };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const { endpoint, secret } = (await provider.call(createWebhookEndpoint, { as: admin, headers, body }))
    .data;
  const output = await runReceiver(port, otherSecret || secret!);
  const params = { id: endpoint.id };
  await provider.call(testWebhookEndpoint, { as: admin, params, body: { type: "withdrawal.paid" } });
  await deliverDue(provider.app);
  const [sent] = (await provider.call(listWebhookDeliveries, { as: admin, query: { endpoint: endpoint.id } }))
    .data;
  expect(sent!.state).toBe(state);
  expect(output().includes("withdrawal.paid")).toBe(state === "delivered");
});
