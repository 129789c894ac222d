import { describe, expect, test, vi } from "vitest";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { callProvider } from "~/provider-client/call-provider.server";
import { log } from "~/server/log.server";
import { scopeFor } from "../../../support/contract/call-scope";
import {
  type RequestHandler,
  respond,
  sendJson,
  type StandInProvider,
} from "../../../support/contract/stand-in-provider";
import { standIns } from "../../../support/contract/stand-ins";

const stand = standIns();
let provider: StandInProvider | undefined;

const user = { name: "Mara", email: "mara@cashlane.test", role: { name: "admin" } };
const text = JSON.stringify({ code: 200, message: "OK", data: user });

async function profileFrom(handler: RequestHandler, timeLeft = 3000) {
  provider = await stand(handler);
  return callProvider(scopeFor(provider.origin, { timeLeft: () => timeLeft }), getCurrentUser);
}
function respondWith(body: string, status = 200): RequestHandler {
  return (_, response) => void response.writeHead(status, { "Content-Type": "application/json" }).end(body);
}

describe("faults: how a call handles a faulty provider", () => {
  const faults: { name: string; handler: RequestHandler; kind: string; status: number }[] = [
    { name: "500", handler: respondWith("{}", 500), kind: "refused", status: 500 },
    { name: "429", handler: respondWith("{}", 429), kind: "refused", status: 429 },
    { name: "503", handler: respondWith("{}", 503), kind: "unreachable", status: 503 },
    {
      name: "read-only mode",
      handler: respondWith('{"key":"read_only"}', 503),
      kind: "refused",
      status: 503,
    },
    { name: "HTML as 200", handler: respondWith("<!doctype html><p>Hello"), kind: "nonsense", status: 502 },
    { name: "truncated JSON", handler: respondWith(text.slice(0, -5)), kind: "nonsense", status: 502 },
    {
      name: "wrong types",
      handler: respondWith('{"code":200,"data":{"name":7,"email":[]}}'),
      kind: "nonsense",
      status: 502,
    },
    { name: "null data", handler: respondWith('{"code":200,"data":null}'), kind: "nonsense", status: 502 },
    { name: "no body", handler: respondWith(""), kind: "nonsense", status: 502 },
    { name: "a bare string", handler: respondWith('"hello"'), kind: "nonsense", status: 502 },
    {
      name: "reset before the answer",
      handler: (_, response) => void response.destroy(),
      kind: "unreachable",
      status: 503,
    },
    {
      name: "reset in mid-body",
      handler: (_, response) => {
        response
          .writeHead(200, { "Content-Length": "1000" })
          .write(text.slice(0, 20), () => response.destroy());
      },
      kind: "unreachable",
      status: 503,
    },
    { name: "30 s hang", handler: () => undefined, kind: "timeout", status: 504 },
    {
      name: "hang in mid-body",
      handler: (_, response) => void response.writeHead(200).write(text.slice(0, 20)),
      kind: "timeout",
      status: 504,
    },
  ];
  test.each(faults)("$name", async ({ handler, kind, status }) => {
    await expect(profileFrom(handler, 600)).rejects.toMatchObject({ name: "ProviderError", kind, status });
  });

  test("logs which fields of a response don't match the contract, without their values", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => {});
    const call = profileFrom(respondWith('{"code":200,"data":{"name":7,"email":"secret@cashlane.test"}}'));
    await expect(call).rejects.toMatchObject({ cause: { name: "ContractError" } });
    const line = JSON.stringify(logged.mock.calls);
    logged.mockRestore();
    expect(line).toContain("GET /v1/users/me doesn't match the contract: response.name (invalid_type)");
    expect(line).not.toContain("secret@cashlane.test");
  });

  test("reports a closed connection as unreachable (503)", async () => {
    const gone = await stand(respondWith(text));
    await gone.close();
    await expect(callProvider(scopeFor(gone.origin), getCurrentUser)).rejects.toMatchObject({
      kind: "unreachable",
      status: 503,
      message: "The rewards service can’t be reached right now. Please try again.",
    });
  });

  test("gives up a 50 MB body early", async () => {
    let written = 0;
    const chunk = Buffer.alloc(64 * 1024, "x");
    const call = profileFrom((_, response) => {
      function writeMore() {
        while (written < 50 * 1024 * 1024 && !response.destroyed) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", writeMore);
        }
        response.end();
      }
      writeMore();
    });
    await expect(call).rejects.toMatchObject({ kind: "nonsense", status: 502 });
    expect(written).toBeLessThan(15 * 1024 * 1024);
  });

  test("accepts one-byte chunks, duplicate keys and extra fields", async () => {
    const body = `{"code":200,"data":{"name":"No","name":"Mara","email":"m@c.test","more":1},"meta":{"x":1}}`;
    const { data } = await profileFrom(async (_, response) => {
      response.writeHead(200);
      for (const byte of body) await new Promise((resolve) => response.write(byte, resolve));
      response.end();
    });
    expect(data).toEqual({ name: "Mara", email: "m@c.test" });
  });

  test("follows no redirect to another host", async () => {
    const other = await stand(respondWith(text));
    const call = profileFrom((_, response) => void response.writeHead(302, { Location: other.origin }).end());
    await expect(call).rejects.toMatchObject({ kind: "refused", status: 502 });
    expect(other.received).toHaveLength(0);
  });
});

describe("deadline, retry, circuit breaker", () => {
  test("retries a GET once when the connection breaks", async () => {
    let requestCount = 0;
    const { data } = await profileFrom(
      (_, response) => void (++requestCount === 1 ? response.destroy() : response.end(text)),
    );
    expect(data.name).toBe("Mara");
    expect(requestCount).toBe(2);
  });

  test("retries no more than once", async () => {
    await expect(profileFrom((_, response) => void response.destroy())).rejects.toThrow();
    expect(provider?.received).toHaveLength(2);
  });

  test("a hanging call ends at the deadline without a retry", async () => {
    const startedAt = performance.now();
    await expect(profileFrom(() => undefined, 499.7)).rejects.toMatchObject({ kind: "timeout" });
    expect(performance.now() - startedAt).toBeLessThan(900);
    expect(provider?.received).toHaveLength(1);
  });

  test("five failures in a row open that call's circuit only; it is tried again after 2 s", async () => {
    let isDown = true;
    provider = await stand(({ path }, response) =>
      path.endsWith("/me") && isDown
        ? void response.destroy()
        : path.endsWith("/me")
          ? respond(response, user)
          : respond(response, []),
    );
    const scope = scopeFor(provider.origin);
    for (let round = 0; round < 3; round++) await callProvider(scope, getCurrentUser).catch(() => undefined);
    const receivedBefore = provider.received.length;
    await expect(callProvider(scope, getCurrentUser)).rejects.toMatchObject({
      kind: "unreachable",
      status: 503,
    });
    expect(provider.received).toHaveLength(receivedBefore);
    const { listSessions } = await import("#contract/accounts/auth.ts");
    await callProvider(scope, listSessions);

    isDown = false;
    const startedAt = performance.now();
    while (!(await callProvider(scope, getCurrentUser).catch(() => undefined))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  test("an aborted call isn't a failure of the provider", async () => {
    let giveUp = () => {};
    provider = await stand(() => giveUp());
    const scope = scopeFor(provider.origin);
    for (let round = 0; round < 8; round++) {
      const caller = new AbortController();
      giveUp = () => caller.abort(new DOMException("The caller gave up", "TimeoutError"));
      const call = callProvider(scope, getCurrentUser, {}, { signal: caller.signal });
      await expect(call).rejects.toMatchObject({ kind: "timeout" });
    }
    expect(provider.received.length).toBe(8);
  });

  test("refusals don't open the circuit", async () => {
    provider = await stand((_, response) => sendJson(response, 422, { message: "no" }));
    const scope = scopeFor(provider.origin);
    for (let round = 0; round < 8; round++) await callProvider(scope, getCurrentUser).catch(() => undefined);
    expect(provider.received).toHaveLength(8);
  });
});
