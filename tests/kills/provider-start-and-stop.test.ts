import { lstatSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { tokensIn } from "../support/contract/token-shapes.ts";
import { openTestPostgres, explainMissingPostgres } from "../support/databases/databases.ts";
import { spawnProvider, type SpawnedProvider } from "../support/programs/spawned-provider.ts";
import { expectWithin } from "../support/programs/limits.ts";

const running: SpawnedProvider[] = [];

// Already migrated: most of these tests don't depend on the database.
const database = (await explainMissingPostgres()) ? undefined : await openTestPostgres();
afterAll(() => database?.close());
const migrated: Record<string, string> = database
  ? { DATABASE_URL: database.url }
  : { DATA_DIR: "memory://" };

afterEach(async () => {
  for (const provider of running.splice(0)) await provider.kill();
});

async function start(variables: Record<string, string> = migrated) {
  const provider = await spawnProvider(variables);
  running.push(provider);
  return provider;
}

const credentials = JSON.stringify({ email: "nobody@example.test", password: "Guess-1" });

function openLogin(origin: string): { sent: ClientRequest; response: Promise<IncomingMessage> } {
  const headers = { "content-type": "application/json", "content-length": credentials.length };
  const loginRequest = request(`${origin}/apis/auth/login`, { method: "POST", headers });
  loginRequest.write(credentials.slice(0, 10));
  return {
    sent: loginRequest,
    response: once(loginRequest, "response").then(([response]) => response as IncomingMessage),
  };
}

describe("the provider's process", () => {
  test("answers on its port, serves metrics on another, and finishes requests in progress on SIGTERM: exit 0", async () => {
    const provider = await start();
    const { origin, metricsOrigin } = await provider.listening();
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: "ok" });
    const ready = await fetch(`${origin}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: "ready",
      checks: { database: true, schema: true, disk: true },
    });
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    const metrics = await (await fetch(`${metricsOrigin}/metrics`)).text();
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/readyz",status="200"} 1',
    );
    for (const series of ["job_queue_waiting", "job_queue_failed", "job_queue_oldest_seconds"])
      expect(metrics).toContain(`${series}{queue="mails"} 0`);
    expect(metrics).toContain('fraud_cases_waiting{action="review"} 0');
    expect(metrics).toContain('fraud_decisions{outcome="cleared"} 0');
    expect((await fetch(`${metricsOrigin}/healthz`)).status).toBe(404);

    const { sent, response } = openLogin(origin);
    // Requests that haven't reached the server don't count as in flight.
    await provider.untilLogged("/apis/auth/login");
    provider.child.kill("SIGTERM");
    await waitUntilConnectionsFail(origin);
    sent.end(credentials.slice(10));
    expect((await response).statusCode).toBe(401);
    expect(await provider.ended).toEqual({ exitCode: 0, stderr: "" });
  });

  test("a request that never ends doesn't keep it running: exit 0 within 10 s", async () => {
    const provider = await start();
    const { sent, response } = openLogin((await provider.listening()).origin);
    response.catch(() => sent.destroy());
    // Requests that haven't reached the server don't count as in flight.
    await provider.untilLogged("/apis/auth/login");
    const begin = performance.now();
    provider.child.kill("SIGTERM");
    expect((await provider.ended).exitCode).toBe(0);
    expectWithin(begin, 10_000);
  });

  test("keeps its data folder private, and its data survives a kill and a restart", async () => {
    const first = await start({});
    const { origin } = await first.listening();
    const names = await readdir(first.dataDir, { recursive: true });
    expect(names.length).toBeGreaterThan(900);
    const open = names.filter((name) => (lstatSync(join(first.dataDir, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);

    const body = JSON.stringify({ name: "Noor", email: "noor@example.test", password: "Right-horse-7" });
    const headers = { "content-type": "application/json" };
    expect((await fetch(`${origin}/apis/auth/register`, { method: "POST", headers, body })).status).toBe(202);
    first.child.kill("SIGKILL");
    await first.ended;
    const second = await start({ DATA_DIR: first.dataDir });
    const login = `${(await second.listening()).origin}/apis/auth/login`;
    expect((await fetch(login, { method: "POST", headers, body })).status).toBe(200);
  });

  test("logs no query strings, which may hold tokens or typed text", async () => {
    const provider = await start({ ...migrated, LOG_LEVEL: "info" });
    const { origin } = await provider.listening();
    const token = ["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiJuIn0", "c2lnbmF0dXJl".repeat(3)].join(".");
    const paths = ["/realtime", "/apis/v1/stores", "/apis/v1/admin/users", "/nowhere", "/%zz", "/readyz"];
    for (const path of paths) await fetch(`${origin}${path}?token=${token}&q=a@b.c`);
    await fetch(`${origin}/apis/v1/nowhere?q=a@b.c`, { method: "POST", body: "{" });
    await fetch(`${origin}/last`);
    await provider.untilLogged("/last");
    expect(provider.output()).toContain("/apis/v1/admin/users");
    expect(provider.output()).not.toContain("a@b.c");
    expect(tokensIn(provider.output())).toEqual([]);
  });

  test.each([
    [
      { TOKEN_SECRET: "short", PROVIDER_PORT: "abc" },
      "Wrong configuration: PROVIDER_PORT must be a whole number from 0 to 65535; TOKEN_SECRET needs at least 32 characters.",
    ],
    [
      { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" },
      "The database of DATABASE_URL cannot be brought up to date: connect ECONNREFUSED 127.0.0.1:1.",
    ],
    [
      { REDIS_URL: "redis://127.0.0.1:1" },
      "Redis of REDIS_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.",
    ],
  ])("a wrong configuration exits with one sentence and code 1: %o", async (variables, sentence) => {
    const provider = await start(variables);
    expect(await provider.ended).toEqual({ exitCode: 1, stderr: `${sentence}\n` });
  });

  test.each(["PROVIDER_PORT", "METRICS_PORT"])(
    "a taken %s exits with one sentence and code 1",
    async (variable) => {
      const otherServer = createServer().listen(0, "127.0.0.1");
      await once(otherServer, "listening");
      const { port } = otherServer.address() as AddressInfo;
      const second = await start({ ...migrated, [variable]: String(port) });
      expect(await second.ended).toEqual({
        exitCode: 1,
        stderr: `The provider cannot listen on 127.0.0.1 (PROVIDER_PORT, METRICS_PORT): listen EADDRINUSE: address already in use 127.0.0.1:${port}.\n`,
      });
      otherServer.close();
    },
  );
});

async function waitUntilConnectionsFail(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const hasFailed = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(false)).once("error", () => resolve(true));
    });
    socket.destroy();
    if (hasFailed) return;
  }
}
