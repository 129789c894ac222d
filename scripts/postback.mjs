#!/usr/bin/env node
import { createHmac, hkdfSync, randomInt, randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CommandError, runCommand } from "./launcher/command-error.mjs";
import { readSecrets } from "./launcher/secrets.mjs";

const usage = `npm run postback -- --network awin --click <id> [--amount 49.90] [--commission 25.00]
  [--status pending|approved|declined|reversed] [--transaction <id>] [--order <number>] [--item <code>]
  [--currency USD] [--time <ISO time>] [--secret <the network's>] [--to <provider's origin>]

Reports a purchase to a running provider as an affiliate network does, signed. Without --secret it signs with
the secret the demo gives the network, made from the key in the data folder (DATA_DIR).`;

const text = /** @type {const} */ ({ type: "string" });
const options = {
  network: text,
  click: text,
  amount: text,
  commission: text,
  status: text,
  transaction: text,
  order: text,
  item: text,
  currency: text,
  time: text,
  secret: text,
  to: text,
};

await runCommand(async () => {
  const values = readValues();
  const { network, click } = values;
  if (!network || !click) throw new CommandError(usage);
  const { DATA_DIR, PROVIDER_ORIGIN, PROVIDER_PORT, CURRENCY } = process.env;
  const { PAYOUT_KEY } = readSecrets(resolve(DATA_DIR || ".data"), process.env, { generate: false });
  const secret = values.secret ?? demoSecret(PAYOUT_KEY, network);
  const number = values.order ?? String(randomInt(10_000_000, 99_999_999));
  const content = JSON.stringify({
    click_id: click,
    transaction_id: values.transaction ?? `${network.toUpperCase()}-${number}`,
    order_id: number,
    item: values.item,
    amount: values.amount ?? "49.90",
    commission: values.commission ?? "25.00",
    currency: values.currency ?? CURRENCY ?? "USD",
    status: values.status ?? "pending",
    time: values.time ?? new Date().toISOString(),
  });
  const origin = values.to ?? PROVIDER_ORIGIN ?? `http://127.0.0.1:${PROVIDER_PORT || 4000}`;
  const to = new URL(`/apis/postbacks/${encodeURIComponent(network)}`, origin);
  const response = await send(to, secret, content);
  console.log(content);
  console.log(`${response.status} ${await response.text()}`);
  return response.ok ? 0 : 1;
});

/**
 * @throws {CommandError} with a usage message for unknown arguments
 */
function readValues() {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch {
    throw new CommandError(usage);
  }
}

/**
 * @param {URL} to
 * @param {string} secret
 * @param {string} content
 */
async function send(to, secret, content) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const id = randomUUID();
  // Signs as provider/src/modules/postbacks/authenticate.ts expects.
  const isStandard = secret.startsWith("whsec_");
  const key = isStandard ? Buffer.from(secret.slice(6), "base64") : secret;
  const signed = isStandard ? `${id}.${timestamp}.${content}` : `${timestamp}.${content}`;
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
  try {
    return await fetch(to, { method: "POST", headers, body: content, signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new CommandError(`No provider answers at ${to.origin}. Start it, or name it with --to.`);
  }
}

/**
 * Derives the demo's secret of a network as the provider does (provider/src/modules/networks/cipher.ts).
 *
 * @param {string | undefined} payoutKey
 * @param {string} network
 */
function demoSecret(payoutKey, network) {
  if (!payoutKey) throw new CommandError("There is no key to make the network's secret from: give --secret.");
  const key = Buffer.from(hkdfSync("sha256", payoutKey, "", "networks demo", 32));
  return createHmac("sha256", key).update(network).digest("base64url");
}
