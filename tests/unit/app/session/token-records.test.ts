import { describe, expect, test } from "vitest";
import { seal, unseal } from "~/session/sealed-text.server";
import { newSessionId, parseSessionId, tokenKey } from "~/session/session-id.server";
import { createTokenRecords, type Tokens } from "~/session/token-records.server";
import { memoryStore } from "../../../support/databases/memory-store";
import { printCoverage, repetitions } from "../../../support/programs/repetitions";

const secret = "a-session-secret-of-32-characters-or-more";
const tokens: Tokens = {
  access: "canary-access",
  refresh: "canary-refresh",
  accessExpiresAt: 5,
  userId: "u_1",
};

describe("S1 session ids", () => {
  test("have 256 random bits and are stored only as a hash", () => {
    const ids = new Set(Array.from({ length: 1000 }, () => newSessionId().raw));
    expect(ids.size).toBe(1000);
    const id = newSessionId();
    expect(Buffer.from(id.raw, "base64url")).toHaveLength(32);
    expect(id.hash).not.toContain(id.raw);
    expect(parseSessionId(id.raw)).toEqual(id);
  });
  test.each([
    undefined,
    "",
    "short",
    "x".repeat(44),
    "../../../../etc/passwd".padEnd(43, "x"),
    "é".repeat(43),
  ])("refuses %j as an id", (value) => expect(parseSessionId(value)).toBeUndefined());
});

test("S1 a dump of the store contains neither tokens nor a usable cookie", async () => {
  const rounds = repetitions({ ci: 200, long: 5_000 });
  const { store, entries } = memoryStore();
  const records = createTokenRecords(store, secret);
  const otherRecords = createTokenRecords(store, "another-secret-of-32-characters-or-more");
  const ids = Array.from({ length: rounds }, newSessionId);
  for (const id of ids) await records.create(id, tokens);
  const dump = JSON.stringify([...entries]);
  for (const id of ids) {
    for (const word of [tokens.access, tokens.refresh, id.raw]) expect(dump).not.toContain(word);
    // The hashed ids in the dump are useless as cookies.
    expect(parseSessionId(id.hash)).toBeUndefined();
    expect(await records.read({ raw: newSessionId().raw, hash: id.hash })).toBeNull();
    expect(await otherRecords.read(id)).toBeNull();
    expect(await records.read(id)).toEqual(tokens);
  }
  printCoverage(`S1: ${rounds} sessions in a dump of the store, none usable`);
});

test("treats a tampered or invalid record as missing", async () => {
  const { store, entries } = memoryStore();
  const records = createTokenRecords(store, secret);
  const [id, other] = [newSessionId(), newSessionId()];
  await records.create(id, tokens);
  await records.create(other, { ...tokens, access: "other" });
  const key = `tokens:${id.hash}`;
  const stored = JSON.parse(entries.get(key) ?? "");
  // Swapping the two tokens or using another session's counts as tampering, too.
  for (const broken of [
    "",
    "null",
    "{",
    JSON.stringify({ ...stored, access: stored.refresh }),
    JSON.stringify({ ...stored, access: JSON.parse(entries.get(`tokens:${other.hash}`) ?? "").access }),
    JSON.stringify({ ...stored, refresh: `${stored.refresh.slice(0, -2)}AA` }),
  ]) {
    entries.set(key, broken);
    expect(await records.read(id)).toBeNull();
  }
});

test("sealed texts open only with the same key and context", () => {
  const [key, other] = [tokenKey(newSessionId(), secret), tokenKey(newSessionId(), secret)];
  const sealed = seal("hello", key, "a");
  expect(unseal(sealed, key, "a")).toBe("hello");
  expect(unseal(sealed, key, "b")).toBeUndefined();
  expect(unseal(sealed, other, "a")).toBeUndefined();
  expect(unseal("", key, "a")).toBeUndefined();
  expect(seal("hello", key, "a")).not.toBe(sealed);
});
