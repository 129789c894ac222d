import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Dashboard,
  dashboardSecrets,
  spawnDashboard,
  startDashboard,
} from "../support/programs/dashboard";
import { expectWithin } from "../support/programs/limits";
import { openTestRedis, redisAddress, redisMissing } from "../support/databases/redis";
import { type StandInProvider, startStandIn } from "../support/contract/stand-in-provider";

let provider: StandInProvider;
const running: Dashboard[] = [];
beforeAll(async () => {
  provider = await startStandIn(({ path }, response) => {
    if (path === "/healthz") response.end("ok");
  });
});
afterAll(async () => {
  await Promise.all(running.map((dashboard) => dashboard.stop()));
  await provider.close();
});

async function start(env: Record<string, string> = {}): Promise<Dashboard> {
  const dashboard = await startDashboard({ providerOrigin: provider.origin, env });
  running.push(dashboard);
  return dashboard;
}

describe("health", () => {
  test("/healthz reports the process, /readyz its dependencies", async () => {
    const dashboard = await start();
    expect((await dashboard.request("/healthz")).status).toBe(200);
    const ready = await dashboard.request("/readyz");
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ sessions: "ok", disk: "ok", provider: "ok" });
    await provider.close();
    const unready = await dashboard.request("/readyz");
    expect(unready.status).toBe(503);
    expect(await unready.json()).toEqual({ sessions: "ok", disk: "ok", provider: "unreachable" });
    expect((await dashboard.request("/healthz")).status).toBe(200);
  });
});

describe("wrong environment exits with a sentence and code 1", () => {
  test.each([
    [{ SESSION_SECRET: undefined }, "SESSION_SECRET"],
    [{ PROVIDER_ORIGIN: "nowhere" }, "PROVIDER_ORIGIN"],
    [{ TRUST_PROXY: "perhaps" }, "TRUST_PROXY"],
  ])("%j", async (env, name) => {
    const child = spawnDashboard({ PORT: "0", ...dashboardSecrets, ...env });
    const { code, errors } = await ending(child);
    expect(code).toBe(1);
    expect(errors).toContain(`The environment is wrong: ${name} `);
    expect(errors.trim().split("\n")).toHaveLength(1);
  });
});

async function ending(child: ChildProcess) {
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, errors };
}

describe("SIGTERM", async () => {
  const skipReason = await redisMissing();
  const keys = skipReason ? undefined : openTestRedis();
  afterAll(() => keys?.close());

  test.each([
    ["files", {}],
    ["Redis", { REDIS_URL: `${redisAddress}/0?keyPrefix=${keys?.keyPrefix}` }],
  ])("exits with 0 at once on %s, with or without kept-alive connections", async (name, env) => {
    if (name === "Redis" && skipReason) return;
    const dashboard = await start(env);
    await dashboard.request("/en/login");
    const startedAt = performance.now();
    expect(await dashboard.stop()).toBe(0);
    expectWithin(startedAt, 6_000);
    expect(dashboard.output()).toContain('"msg":"stopped"');
  });

  test("finishes requests in progress first", async () => {
    let respond: (() => void) | undefined;
    const slow = await startStandIn((_, response) => {
      respond = () =>
        response
          .writeHead(401, { "Content-Type": "application/json" })
          .end('{"message":"Later, but an answer"}');
    });
    const dashboard = await startDashboard({ providerOrigin: slow.origin });
    const body = new URLSearchParams({ email: "mara@cashlane.test", password: "Secret-horse-1" });
    const login = dashboard.request("/en/login", { method: "POST", body });
    await expect.poll(() => respond).toBeDefined();
    const stopping = dashboard.stop();
    respond?.();
    expect(await (await login).text()).toContain("Later, but an answer");
    expect(await stopping).toBe(0);
    await slow.close();
  });
});
