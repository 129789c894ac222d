import { expect, test } from "vitest";
import { newMovements, type StoredMovement, withHash } from "#provider/modules/bank/identity.ts";

const movement = {
  bookedOn: "2026-03-16",
  amount: 1_200n,
  account: "",
  text: "Twin twice the same",
  remittance: "twice the same",
  payerAndRemittance: "Twin twice the same",
};
const stored: StoredMovement = movement;

test("the second of two equal movements is new when an earlier file brought only the first", () => {
  expect(newMovements([movement, movement], [stored])).toHaveLength(1);
});

test("a new movement gets another hash than an equal one that is stored", () => {
  const [first] = withHash([movement], []);
  const [second] = withHash(newMovements([movement, movement], [stored]), [stored]);
  expect(second!.hash).not.toBe(first!.hash);
});

test("two equal movements of one file get different hashes", () => {
  const [first, second] = withHash([movement, movement], []);
  expect(second!.hash).not.toBe(first!.hash);
});

test("a movement is known by the beginning of its text if an earlier version cut it", () => {
  const long = `${"Commission ".repeat(15)}INV-2026-00077`;
  const cut = { ...movement, text: long.slice(0, 140), remittance: long.slice(0, 140) };
  const sameMovement = { ...movement, text: long, remittance: long, payerAndRemittance: long };
  expect(newMovements([sameMovement], [cut])).toEqual([]);
  expect(newMovements([sameMovement], [{ ...cut, remittance: long.slice(0, 100) }])).toHaveLength(1);
});
