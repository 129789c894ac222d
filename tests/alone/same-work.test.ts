import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { NoopLogger } from "drizzle-orm/logger";
import { expect, test, vi } from "vitest";
import { requestDeviceLink, forgotPassword, login, register } from "#contract/accounts/auth.ts";
import { requestVerification } from "#contract/text/email.ts";
import type { Call, CallInput } from "#contract/calls/call.ts";
import { openMemoryDatabase } from "../support/databases/databases.ts";
import { testProvider, testVariables } from "../support/programs/provider.ts";

// Counts the work of a request (Argon2id runs and queries up to the response) instead of timing it.
const work = vi.hoisted(() => ({ hash: () => {} }));
vi.mock("@node-rs/argon2", async (load) => {
  const argon = await load<typeof import("@node-rs/argon2")>();
  function countCalls<Input extends unknown[], Output>(run: (...input: Input) => Output) {
    return (...input: Input) => {
      work.hash();
      return run(...input);
    };
  }
  return { ...argon, hash: countCalls(argon.hash), verify: countCalls(argon.verify) };
});
// Counts are kept per request, because background workers run at the same time.
const request = new AsyncLocalStorage<{ hashes: number; queries: number }>();
work.hash = () => count("hashes");
vi.spyOn(NoopLogger.prototype, "logQuery").mockImplementation(() => count("queries"));

function count(what: "hashes" | "queries") {
  const counts = request.getStore();
  if (counts) counts[what] += 1;
}

let countsAtSend = { hashes: 0, queries: 0 };
const provider = testProvider({
  // Uses PGlite, where every statement is counted. PostgreSQL's transactions begin and end without the logger.
  open: openMemoryDatabase,
  async prepare(app) {
    app.addHook("onRequest", (_request, _reply, done) => request.run({ hashes: 0, queries: 0 }, done));
    // Links in mails are created after the response is sent.
    app.addHook("onSend", async () => void (countsAtSend = { ...countsAtSend, ...request.getStore() }));
  },
});
const headers = {
  "x-internal-key": testVariables.INTERNAL_KEY,
  "x-client-address": "192.0.2.1",
  "x-client-device": "d".repeat(43),
};

async function callWith<C extends Call>(call: C, body: CallInput<C>["body"]) {
  const response = await provider.call(call, { body, headers } as CallInput<C>);
  return { ...countsAtSend, status: response.status, reply: { ...response.body, requestId: "" } };
}

const password = "Guess-the-horse-7";
test.each([
  ["log in", login, (email: string) => ({ email, password }), { hashes: 1, apart: 0 }],
  // Registering inserts an account, an event and a link, and so takes a few more statements than mailing the
  // owner of an existing account. The difference is negligible compared with the hash.
  ["register", register, (email: string) => ({ name: "Guess Er", email, password }), { hashes: 1, apart: 4 }],
  ["forgotten password", forgotPassword, (email: string) => ({ email }), { hashes: 0, apart: 0 }],
  ["confirmation email", requestVerification, (email: string) => ({ email }), { hashes: 0, apart: 0 }],
  ["link to a new browser", requestDeviceLink, (email: string) => ({ email }), { hashes: 0, apart: 0 }],
] as const)(
  "S11 %s: does the same work whether or not the account exists",
  async (_, call, bodyOf, expected) => {
    const { email } = await provider.signUp();
    const of = (address: string) => callWith<Call>(call, bodyOf(address) as never);
    // The first guess creates the hash that guesses at unknown accounts are compared with.
    await of(`${randomUUID()}@example.test`);
    const [{ queries, ...known }, { queries: others, ...unknown }] = [
      await of(email),
      await of(`${randomUUID()}@example.test`),
    ];
    expect(known).toEqual(unknown);
    expect(known.hashes).toEqual(expected.hashes);
    expect(Math.abs(queries - others)).toEqual(expected.apart);
  },
);
