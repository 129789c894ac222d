import { afterAll, beforeAll, expect, test } from "vitest";
import { createTokens } from "#provider/modules/sessions/tokens.ts";
import { readConfiguration } from "../../../scripts/launcher/configuration.mjs";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { printCoverage } from "../../support/programs/repetitions.ts";
import { connectSocket, listen, realtimeTokenOf } from "../../support/proxies/sockets.ts";

let now = new Date("2026-03-01T12:00:00Z");
let provider: TestProvider;
let member: TestUser;
let origin: string;

beforeAll(async () => {
  provider = await startTestProvider({ clock: () => now });
  member = await provider.signUp();
  origin = await listen(provider);
});
afterAll(() => provider.close());

async function verifiedSubject() {
  const verified = await provider.app.tokens.verify(member.accessToken, "api", now);
  if (!verified.ok) throw new Error("no subject");
  return verified.subject;
}

test.each([["websocket"], ["polling"]])("a realtime token opens a socket over %s", async (transport) => {
  const socket = await connectSocket(origin, await realtimeTokenOf(provider, member), [transport]);
  expect((await socket.seen("unread_count"))[0]).toEqual({ type: "unread_count", count: 0, unreadCount: 0 });
  socket.close();
});

test("W1 refuses a missing token, garbage, an API token, a foreign signature and an unknown session", async () => {
  const foreign = await createTokens("another-secret-0123456789-0123456789").sign(
    "realtime",
    await verifiedSubject(),
    now,
  );
  const orphan = { userId: member.userId, sessionId: crypto.randomUUID() };
  const unknown = await provider.app.tokens.sign("realtime", orphan, now);
  const tokens = [undefined, "", "garbage", member.accessToken, foreign, unknown];
  for (const token of tokens) {
    for (const transport of ["websocket", "polling"])
      await expectRejection(token, "unauthenticated", transport);
  }
  printCoverage(`W1: ${tokens.length} tokens that open nothing, over two transports`);
});

test("W1 refuses a token with any one character changed", async () => {
  const token = await realtimeTokenOf(provider, member);
  const mutants = [...token].map((_, index) => mutate(token, index));
  for (const mutant of mutants) await expectRejection(mutant, "unauthenticated");
  printCoverage(`W1: ${mutants.length} mutated tokens, none accepted`);
});

test("W1 refuses a token older than 60 s", async () => {
  const token = await realtimeTokenOf(provider, member);
  now = new Date(now.getTime() + 61_000);
  for (const transport of ["websocket", "polling"]) await expectRejection(token, "token_expired", transport);
});

test("refuses a page of a foreign origin and accepts ours", async () => {
  const pollFrom = (from: string) =>
    fetch(`${origin}/socket.io/?EIO=4&transport=polling`, { headers: { origin: from } });
  expect((await pollFrom("https://evil.example")).status).toBe(403);
  const ownOriginResponse = await pollFrom("http://localhost:3000");
  expect(ownOriginResponse.status).toBe(200);
  expect(ownOriginResponse.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000"])(
  "accepts a page opened as %s with the launcher's settings",
  async (from) => {
    const { PUBLIC_ORIGIN } = readConfiguration({}, ["provider", "dashboard"]).env;
    const local = await startTestProvider({ environment: { PUBLIC_ORIGIN: PUBLIC_ORIGIN! } });
    const at = await listen(local);
    const token = await realtimeTokenOf(local, await local.signUp());
    const socket = await connectSocket(at, token, ["websocket"], { origin: from });
    expect(await socket.seen("unread_count")).toHaveLength(1);
    socket.close();
    await expect(
      connectSocket(at, token, ["websocket"], { origin: "http://127.0.0.2:3000" }),
    ).rejects.toThrow();
    const response = await fetch(`${at}/socket.io/?EIO=4&transport=polling`, { headers: { origin: from } });
    expect(response.headers.get("access-control-allow-origin")).toBe(from);
    await local.close();
  },
);

test("W5 a payload above 16 KB ends the connection", async () => {
  const socket = await connectSocket(origin, await realtimeTokenOf(provider, member));
  socket.socket.emit("mark_as_read", { notificationId: "x".repeat(17 * 1024) });
  expect(await socket.ended()).toBe("transport close");
});

test("W5 a sixth socket of a user replaces the oldest", async () => {
  const sockets = [];
  for (let count = 0; count < 6; count += 1) {
    const socket = await connectSocket(origin, await realtimeTokenOf(provider, member));
    await socket.seen("notification_sync");
    sockets.push(socket);
  }
  expect(await sockets[0]!.ended()).toBe("io server disconnect");
  expect(sockets.slice(1).map((socket) => socket.socket.connected)).toEqual([true, true, true, true, true]);
  for (const socket of sockets) socket.close();
});

test("W5 refuses a user's sixty-first socket within a minute, but not other users'", async () => {
  const limited = await startTestProvider({ environment: { REQUESTS_PER_MINUTE: "1200" } });
  const at = await listen(limited);
  const [fast, slow] = [await limited.signUp(), await limited.signUp()];
  const token = await realtimeTokenOf(limited, fast);
  for (let count = 0; count < 60; count += 1) (await connectSocket(at, token)).close();
  await expect(connectSocket(at, token)).rejects.toMatchObject({ data: { key: "rate_limited" } });
  (await connectSocket(at, await realtimeTokenOf(limited, slow))).close();
  await limited.close();
});

function expectRejection(token: string | undefined, key: string, transport = "websocket"): Promise<void> {
  return expect(connectSocket(origin, token, [transport]), token).rejects.toMatchObject({ data: { key } });
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Replaces one character of a token. It flips the highest bit of the character's value, because the lowest bits
 * of the last character of each part are unused.
 */
function mutate(token: string, place: number): string {
  const character = token[place]!;
  const other = character === "." ? "_" : alphabet[alphabet.indexOf(character) ^ 32]!;
  return token.slice(0, place) + other + token.slice(place + 1);
}
