import { createServer, type RequestListener, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { ConnectorError, defineConnector } from "#provider/connectors/connector.ts";
import { createClient, maxResponseSize, retryTime } from "#provider/modules/connections/client.ts";

const now = new Date("2026-03-01T12:00:00Z");
const token = "secret-token-0123456789";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const connector = defineConnector({
  network: "awin",
  credentials: z.object({ token: z.string() }),
  secrets: ["token"],
  origins: { api: "https://api.invalid" },
  limits: { requestsPerMinute: 20, windowDays: 31, validationDays: 90 },
  authorize: (_api, credentials) => Promise.resolve({ authorization: `Bearer ${credentials.token}` }),
  test: () => Promise.resolve({ account: "" }),
  async *transactions() {},
});

/** Starts a server and returns a client for it, with the list of the client's waits. */
async function clientFor(
  listener: RequestListener,
  {
    limits = {},
    base = "",
    timeout = 60_000,
  }: { limits?: Partial<typeof connector.limits>; base?: string; timeout?: number } = {},
) {
  server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const waits: number[] = [];
  const blocked: Date[] = [];
  const statuses: number[] = [];
  const client = createClient({
    connector: { ...connector, limits: { ...connector.limits, ...limits } },
    credentials: { token },
    origins: { api: origin + base },
    take: () => Promise.resolve(now),
    block: (until) => Promise.resolve(void blocked.push(until)),
    onStatus: (status) => void statuses.push(status),
    now: () => now,
    sleep: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    timeout,
  });
  return { client, origin, waits, blocked, statuses };
}

/** Answers with each of the statuses in turn, and then with an empty list. */
function createResponder(...responses: [number, Record<string, string>?][]): RequestListener {
  const remaining = [...responses];
  return (_request, response) => {
    const [status, headers] = remaining.shift() ?? [200];
    response.writeHead(status, headers).end("[]");
  };
}

async function failureOf(work: Promise<unknown>): Promise<ConnectorError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ConnectorError)) throw new Error("The request did not fail as expected");
  return error;
}

describe("a connector's requests", () => {
  test("wait for the time in Retry-After, in all processes", async () => {
    const { client, waits, blocked } = await clientFor(createResponder([429, { "retry-after": "7" }]));
    expect(await client.json({ path: "/" })).toEqual([]);
    expect(waits).toEqual([7_000]);
    expect(blocked).toEqual([new Date(now.getTime() + 7_000)]);
  });

  test("waits at least 20 seconds after a 429 without Retry-After", async () => {
    const { client, waits } = await clientFor(createResponder([429]));
    await client.json({ path: "/" });
    expect(waits[0]).toBeGreaterThanOrEqual(20_000);
  });

  test("end with the time of the next attempt if the wait is too long", async () => {
    const { client, waits, blocked } = await clientFor(createResponder([429, { "retry-after": "3600" }]));
    const error = await failureOf(client.json({ path: "/" }));
    expect(error.failure).toBe("throttled");
    expect(error.retryAt).toEqual(new Date(now.getTime() + 3_600_000));
    expect(waits).toEqual([]);
    expect(blocked).toHaveLength(1);
  });

  test("treat 403 as too many requests at networks that answer so", async () => {
    const { client } = await clientFor(createResponder([403]), { limits: { isForbiddenThrottled: true } });
    expect(await client.json({ path: "/" })).toEqual([]);
  });

  test("treat 403 as a refusal at other networks", async () => {
    const { client } = await clientFor(createResponder([403]));
    expect((await failureOf(client.json({ path: "/" }))).failure).toBe("forbidden");
  });

  test("are repeated after a failure of the server, with growing waits", async () => {
    const { client, waits, statuses } = await clientFor(createResponder([503], [500], [502]));
    expect(await client.json({ path: "/" })).toEqual([]);
    expect(statuses).toEqual([503, 500, 502, 200]);
    expect(waits[2]).toBeGreaterThan(waits[0]!);
  });

  test("give up after four attempts", async () => {
    const { client, statuses } = await clientFor(createResponder([500], [500], [500], [500], [500]));
    expect((await failureOf(client.json({ path: "/" }))).failure).toBe("server_error");
    expect(statuses).toHaveLength(4);
  });

  test("are repeated when the answer is cut off", async () => {
    let count = 0;
    const { client } = await clientFor((_request, response) => {
      count += 1;
      response.end(count === 1 ? '[{"id":1},{"i' : "[]");
    });
    expect(await client.json({ path: "/" })).toEqual([]);
  });

  test("time out", async () => {
    const { client, statuses } = await clientFor(() => undefined, { timeout: 300 });
    expect((await failureOf(client.json({ path: "/" }))).failure).toBe("timeout");
    expect(statuses).toEqual([0, 0, 0, 0]);
  });

  test("follow no redirect", async () => {
    const paths: string[] = [];
    const { client } = await clientFor((request, response) => {
      paths.push(request.url!);
      response.writeHead(302, { location: "/elsewhere" }).end();
    });
    expect((await failureOf(client.json({ path: "/list" }))).failure).toBe("redirected");
    expect(paths).toEqual(["/list"]);
  });

  test.each(["/../admin", "/%2e%2e/admin", "@evil.test/", "https://evil.test/"])(
    "are never sent to another server for the path %s",
    async (path) => {
      let isReached = false;
      const { client } = await clientFor(
        (_request, response) => {
          isReached = true;
          response.end("[]");
        },
        { base: "/base" },
      );
      expect((await failureOf(client.json({ path }))).failure).toBe("refused");
      expect(isReached).toBe(false);
    },
  );

  test("end when the answer is too long", async () => {
    const piece = Buffer.alloc(1024 * 1024);
    const { client } = await clientFor((_request, response) => {
      for (let sent = 0; sent <= maxResponseSize; sent += piece.length) response.write(piece);
      response.end();
    });
    expect((await failureOf(client.text({ path: "/" }))).failure).toBe("too_large");
  });

  test("aren't repeated if access is denied", async () => {
    const { client, statuses } = await clientFor(createResponder([401], [401]));
    expect((await failureOf(client.json({ path: "/" }))).failure).toBe("unauthorized");
    expect(statuses).toEqual([401]);
  });

  test("fail without naming the address or a secret", async () => {
    const { client, origin } = await clientFor(createResponder([400]));
    const error = await failureOf(client.json({ path: "/", query: { key: token } }));
    const text = JSON.stringify([error.message, error.stack, Object.entries(error)]);
    expect(text).not.toContain(token);
    expect(text).not.toContain(origin);
  });
});

describe("tokens", () => {
  test("are shared by all requests, and renewed once if they are refused", async () => {
    let created = 0;
    let accepted = "token 1";
    const tokenConnector = defineConnector({
      ...connector,
      authorize: async (api) => ({
        authorization: await api.token(() => {
          created += 1;
          return Promise.resolve({
            token: `token ${created}`,
            expiresAt: new Date(now.getTime() + 3_600_000),
          });
        }),
      }),
    });
    server = createServer((request, response) => {
      response.writeHead(request.headers.authorization === accepted ? 200 : 401).end("[]");
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const client = createClient({
      connector: tokenConnector,
      credentials: { token: "for this test only" },
      origins: { api: `http://127.0.0.1:${port}` },
      take: () => Promise.resolve(now),
      block: () => Promise.resolve(),
      now: () => now,
      sleep: () => Promise.resolve(),
    });
    await client.json({ path: "/" });
    await client.json({ path: "/" });
    expect(created).toBe(1);
    accepted = "token 2";
    await client.json({ path: "/" });
    expect(created).toBe(2);
    accepted = "none";
    expect((await failureOf(client.json({ path: "/" }))).failure).toBe("unauthorized");
  });
});

describe("the time after which a network accepts requests again", () => {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  test.each([
    [{ "retry-after": "30" }, after(30)],
    [{ "retry-after": "Sun, 01 Mar 2026 12:01:00 GMT" }, after(60)],
    [{ "x-ratelimit-reset": "45" }, after(45)],
    [{ "x-ratelimit-reset": String(now.getTime() / 1000 + 90) }, after(90)],
    [{ "x-ratelimit-retry-after": "5", "x-ratelimit-reset": "60" }, after(5)],
    [{ "retry-after": "999999999" }, after(24 * 3_600)],
    [{ "retry-after": "Fri, 31 Dec 9999 23:59:59 GMT" }, after(24 * 3_600)],
    [{ "retry-after": "soon" }, null],
    [{}, null],
  ])("is read from %j", (headers, expected) => {
    expect(retryTime(new Headers(headers), now)).toEqual(expected);
  });
});
