import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfiguration } from "../../../../scripts/launcher/configuration.mjs";
import { ensureFree } from "../../../../scripts/launcher/ports.mjs";

const allPrograms = ["provider", "dashboard"] as const;

describe("defaults", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cashlane-configuration-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function configure(
    environment: NodeJS.ProcessEnv,
    programs: readonly ("provider" | "dashboard")[] = allPrograms,
  ) {
    return readConfiguration({ DATA_DIR: folder, ...environment }, [...programs]);
  }

  it("runs the demo on ports 3000 and 4000, for this machine alone", () => {
    const { port, providerPort, host, isDemo, env } = configure({});
    expect({ port, providerPort, host, isDemo }).toEqual({
      port: 3000,
      providerPort: 4000,
      host: "127.0.0.1",
      isDemo: true,
    });
    expect(env.PROVIDER_ORIGIN).toBe("http://127.0.0.1:4000");
    expect(env.PUBLIC_ORIGIN).toBe("http://localhost:3000,http://127.0.0.1:3000");
    expect(env.PROVIDER_PUBLIC_ORIGIN).toBe("http://localhost:4000");
  });

  it("simulates the demo's networks beside the provider, and nowhere else", () => {
    expect(configure({})).toMatchObject({ networkPort: 4100, simulatesNetworks: true });
    expect(configure({ PROVIDER_PORT: "4810" }).env.NETWORK_ORIGIN).toBe("http://localhost:4910");
    const configured = configure({ NETWORK_PORT: "4444", NETWORK_ORIGIN: "https://networks.example" });
    expect(configured.env).toMatchObject({
      NETWORK_ORIGIN: "https://networks.example",
      NETWORK_PORT: "4444",
    });
    expect(configure({ SEED: "none" }).simulatesNetworks).toBe(false);
    expect(configure({ SEED: "demo" }, ["provider"]).simulatesNetworks).toBe(false);
  });

  it("has the demo read three simulated networks' APIs, unless their addresses are set", () => {
    const { env } = configure({ PROVIDER_PORT: "4810" });
    expect(env.NETWORK_APIS).toBe("on");
    expect(JSON.parse(env.CONNECTOR_ORIGINS!)).toEqual({
      awin: { api: "http://127.0.0.1:4910/awin/api" },
      cj: { api: "http://127.0.0.1:4910/cj/api" },
      rakuten: { api: "http://127.0.0.1:4910/rakuten/api" },
    });
    expect(configure({ CONNECTOR_ORIGINS: "{}" }).env.NETWORK_APIS).toBeUndefined();
    expect(configure({ SEED: "none" }).env.CONNECTOR_ORIGINS).toBeUndefined();
  });

  it("lets the built extension connect in the demo only, unless configured", () => {
    expect(configure({}).env.EXTENSION_IDS).toMatch(/^[a-p]{32},/);
    expect(configure({ SEED: "none" }).env.EXTENSION_IDS).toBeUndefined();
    const EXTENSION_IDS = "abcdefghijklmnopabcdefghijklmnop";
    expect(configure({ EXTENSION_IDS }).env).toMatchObject({ EXTENSION_IDS });
  });

  it("sets a footer credit in the demo only", () => {
    expect(configure({}).env.FOOTER_CREDIT).toBe("Designed and built by Lotus Digital");
    expect(configure({ SEED: "none" }).env.FOOTER_CREDIT).toBeUndefined();
  });

  it("seeds nothing when one program runs alone", () => {
    expect(configure({}, ["provider"]).env.SEED).toBe("none");
  });

  it("passes on configured variables", () => {
    const variables = {
      PUBLIC_ORIGIN: "https://cash.example",
      SEED: "none",
      REDIS_URL: "redis://r",
      PORT: "3999",
    };
    expect(configure(variables).env).toMatchObject(variables);
  });

  it("sends the browser to the address of a provider elsewhere", () => {
    const { env, isForeignProvider } = configure({ PROVIDER_ORIGIN: "https://rewards.example" }, [
      "dashboard",
    ]);
    expect(isForeignProvider).toBe(true);
    expect(env.PROVIDER_PUBLIC_ORIGIN).toBe("https://rewards.example");
  });

  it("requires secrets from the operator if machines share data", () => {
    expect(configure({ DATABASE_URL: "postgres://db/x" }, ["provider"]).env.TOKEN_SECRET).toBeUndefined();
    expect(configure({ DATABASE_URL: "postgres://db/x" }).env.TOKEN_SECRET).toBeDefined();
  });

  it.each(["x", "0", "65536", "30.5", "-1"])("names the variable of the unusable port %s", (text) => {
    expect(() => configure({ PROVIDER_PORT: text })).toThrow(`PROVIDER_PORT: "${text}" is not a port`);
  });

  it("names the port in use and the variable to choose another", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(ensureFree(port, "127.0.0.1", "PORT")).rejects.toThrow(
      `Port ${port} is taken by another program. Free it, or set PORT to another one.`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(ensureFree(port, "127.0.0.1", "PORT")).resolves.toBeUndefined();
  });
});
