import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { defaultKey } from "../../../extension/manifest.ts";
import { openStoresFile } from "../../../extension/src/background/stores-file.ts";
import { readConfiguration } from "../../../scripts/launcher/configuration.mjs";

const now = Date.parse("2026-03-01T10:00:00Z");
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const key = publicKey.export({ format: "jwk" }).x!;
const list = { format: 1, version: 5, expiresAt: "2026-03-08T00:00:00.000Z", stores: [] };

function fileOf(values: object = {}) {
  const content = JSON.stringify({ ...list, ...values });
  return { content, signature: sign(null, Buffer.from(content), privateKey).toString("base64url") };
}
const open = (file: unknown, known?: { version: number }) => openStoresFile(file, key, { now, known });

test("opens a list signed with the pinned key", async () => {
  expect(await open(fileOf())).toEqual(list);
});

test("refuses a changed list", async () => {
  const file = fileOf();
  expect(await open({ ...file, content: file.content.replace("5", "6") })).toBeUndefined();
});

test("refuses another key", async () => {
  const other = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x!;
  expect(await openStoresFile(fileOf(), other, { now })).toBeUndefined();
});

test("refuses a list older than the known one", async () => {
  expect(await open(fileOf(), { version: 6 })).toBeUndefined();
  expect(await open(fileOf(), { version: 5 })).toEqual(list);
});

test("a known list from the future doesn't keep out newer ones", async () => {
  expect(await open(fileOf(), { version: now + 48 * 60 * 60 * 1000 })).toEqual(list);
  expect(await open(fileOf(), { version: now + 60_000 })).toBeUndefined();
});

test("refuses an expired list", async () => {
  expect(await open(fileOf({ expiresAt: "2026-03-01T09:00:00.000Z" }))).toBeUndefined();
});

test.each([null, {}, { content: "{", signature: "" }, "x"])("refuses the malformed file %j", async (file) => {
  expect(await open(file)).toBeUndefined();
});

test("the demo accepts connections from the default build's extension id", () => {
  const hash = createHash("sha256").update(Buffer.from(defaultKey, "base64")).digest("hex").slice(0, 32);
  const id = [...hash].map((digit) => String.fromCharCode(97 + parseInt(digit, 16))).join("");
  const { env } = readConfiguration({ DATA_DIR: ".data", TOKEN_SECRET: "x".repeat(32) }, [
    "provider",
    "dashboard",
  ]);
  expect(env.EXTENSION_IDS?.split(",")).toContain(id);
});
