import { describe, expect, test, vi } from "vitest";
import { createTokenStore } from "#provider/modules/connections/tokens.ts";

const start = Date.parse("2026-11-02T10:00:00Z");
const minute = 60_000;

function setUp() {
  let now = new Date(start);
  const credentials = { clientId: crypto.randomUUID() };
  const store = () => createTokenStore("awin", credentials, () => now);
  let count = 0;
  const create = vi.fn(async () => ({
    token: `token-${(count += 1)}`,
    expiresAt: new Date(now.getTime() + 10 * minute),
  }));
  return {
    store,
    create,
    advanceClock: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
  };
}

describe("tokens of a connection", () => {
  test("requests at the same time share one token", async () => {
    const { store, create } = setUp();
    const tokens = await Promise.all([store().get(create), store().get(create), store().get(create)]);
    expect(tokens).toEqual(["token-1", "token-1", "token-1"]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  test("a token is renewed a minute before it expires", async () => {
    const { store, create, advanceClock } = setUp();
    await store().get(create);
    advanceClock(9 * minute - 1);
    expect(await store().get(create)).toBe("token-1");
    advanceClock(1);
    expect(await store().get(create)).toBe("token-2");
  });

  test("a failed request isn't kept", async () => {
    const { store, create } = setUp();
    await expect(store().get(() => Promise.reject(new Error("unavailable")))).rejects.toThrow("unavailable");
    expect(await store().get(create)).toBe("token-1");
  });

  test("a failed request doesn't remove the token requested after it", async () => {
    const { store, create } = setUp();
    let fail = () => {};
    const failing = store().get(
      () => new Promise((_, reject) => (fail = () => reject(new Error("unavailable")))),
    );
    store().discard();
    await store().get(create);
    fail();
    await expect(failing).rejects.toThrow("unavailable");
    expect(await store().get(create)).toBe("token-1");
  });
});
