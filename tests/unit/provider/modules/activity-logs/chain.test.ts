import { expect, test } from "vitest";
import { chainStart, hashRow } from "#provider/modules/activity-logs/chain.ts";
import { buildChain } from "../../../../support/money/activity-log.ts";

const [row] = buildChain(1);

test("M7 fields are length-prefixed: moving text from one into the next changes the hash", () => {
  const { hash, ...fields } = {
    ...row!,
    actorEmail: "ab@example.com",
    action: "x.y",
    objectLabel: "1:a",
    ip: "b",
  };
  const shifted = [
    { actorEmail: "ab@example.co", action: "mx.y" },
    { actorEmail: "ab@example.com3:x.y", action: "" },
    { objectLabel: null, ip: "1:ab" },
    { objectLabel: "", ip: "1:ab" },
    { objectLabel: "1:ab", ip: null },
    { objectLabel: "1:ab", ip: "" },
  ];
  const hashes = [fields, ...shifted.map((change) => ({ ...fields, ...change }))].map(hashRow);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test("M7 the order of keys in the database makes no difference", () => {
  const one = { ...row!, after: { state: "paid", nested: { b: [1, { d: 1, c: 2 }], a: null } } };
  const other = { ...row!, after: { nested: { a: null, b: [1, { c: 2, d: 1 }] }, state: "paid" } };
  expect(hashRow(one)).toBe(hashRow(other));
});

const withoutKey = {
  sequence: 1n,
  at: new Date("2026-01-01T00:00:00Z"),
  actorId: null,
  actorEmail: "admin@example.com",
  action: "withdrawal.approve",
  objectType: "withdrawal",
  objectId: "id-1",
  objectLabel: null,
  before: null,
  after: { state: "approved" },
  ip: "192.0.2.1",
  requestId: null,
  apiKeyId: null,
  apiKeyName: null,
  previousHash: chainStart,
};

test("M7 a row without an API key has the hash it had before there were keys", () => {
  expect(hashRow(withoutKey)).toBe("31846e26f19372d4b00eeb3c2501ee5d46c5faf58f42df71ee789867bfa62784");
});

test("M7 an API key can be neither added, changed, nor removed", () => {
  const keys = [
    {},
    { apiKeyId: "a", apiKeyName: "CRM" },
    { apiKeyId: "b", apiKeyName: "CRM" },
    { apiKeyId: "a", apiKeyName: "" },
    { apiKeyId: "a", apiKeyName: null },
    { apiKeyId: null, apiKeyName: "CRM" },
  ];
  const hashes = keys.map((key) => hashRow({ ...withoutKey, ...key }));
  expect(new Set(hashes).size).toBe(keys.length);
});
