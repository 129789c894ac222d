import { expect, test } from "vitest";
import { hashRow } from "#provider/modules/activity-logs/chain.ts";
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

test("M7 the database's order of keys changes nothing", () => {
  const one = { ...row!, after: { state: "paid", nested: { b: [1, { d: 1, c: 2 }], a: null } } };
  const other = { ...row!, after: { nested: { a: null, b: [1, { c: 2, d: 1 }] }, state: "paid" } };
  expect(hashRow(one)).toBe(hashRow(other));
});
