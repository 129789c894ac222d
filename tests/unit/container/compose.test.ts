import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { programArguments } from "../../../scripts/launcher/programs.mjs";

const service = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.literal("service_healthy") })).optional(),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
  networks: z.array(z.string()),
  ports: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
});
const file = z.object({
  services: z.record(z.string(), service),
  networks: z.object({
    front: z.object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) }),
    back: z.object({ internal: z.literal(true) }),
  }),
});
const { services, networks } = file.parse(parse(readFileSync("compose.yaml", "utf8"), { merge: true }));
const dockerfile = readFileSync("Dockerfile", "utf8");
const caddyfile = readFileSync("container/Caddyfile", "utf8");
const entrypoint = readFileSync("container/entrypoint.sh", "utf8");

function serviceNamed(name: string): z.infer<typeof service> {
  const definition = services[name];
  if (!definition) throw new Error(`compose.yaml has no ${name}`);
  return definition;
}

describe("scale-out: compose.yaml", () => {
  it("runs two of each program, PostgreSQL, Redis and a proxy", () => {
    expect(Object.keys(services).sort()).toEqual(["dashboard", "postgres", "provider", "proxy", "redis"]);
    expect(serviceNamed("dashboard").deploy?.replicas).toBe(2);
    expect(serviceNamed("provider").deploy?.replicas).toBe(2);
  });

  it("starts a service only when its dependencies are healthy, and each reports its health", () => {
    for (const [name, { depends_on = {} }] of Object.entries(services)) {
      for (const needed of Object.keys(depends_on)) expect(Object.keys(services), name).toContain(needed);
    }
    const checkedServices = ["proxy", "postgres", "redis"].filter((name) => serviceNamed(name).healthcheck);
    expect(checkedServices).toEqual(["proxy", "postgres", "redis"]);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\n\s+CMD \["node", "container\/healthcheck\.mjs"\]$/m);
  });

  it("exposes only the proxy, and keeps the stores off its network", () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(["proxy"]);
    expect(serviceNamed("postgres").networks).toEqual(["back"]);
    expect(serviceNamed("redis").networks).toEqual(["back"]);
  });

  it("makes both programs trust the proxy's network for the visitor's address", () => {
    const { subnet } = networks.front.ipam.config[0];
    expect(serviceNamed("dashboard").environment?.TRUST_PROXY).toBe(subnet);
    expect(serviceNamed("provider").environment?.TRUST_PROXY).toBe(subnet);
  });

  it("contains no secrets: the operator must set each one", () => {
    const variables = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = variables.filter(([name]) => /SECRET|KEY|PASSWORD/.test(name));
    const optional = /^\$\{\w+:-\}$/;
    const required = secrets.filter(([, value]) => !optional.test(value));
    expect(required.length).toBeGreaterThanOrEqual(6);
    for (const [name, value] of required) expect(value, name).toMatch(/^\$\{\w+:\?/);
  });

  it("gives each program more than 10 s to stop", () => {
    for (const name of ["dashboard", "provider"]) {
      expect(Number.parseInt(serviceNamed(name).stop_grace_period ?? "0", 10)).toBeGreaterThan(10);
    }
  });
});

/** Returns the project's own files that a script imports directly. */
function ownImports(file: string): string[] {
  const references = readFileSync(file, "utf8").matchAll(/(?:from |URL\()"(\.[^"]+|[a-z]+\.mjs)"/g);
  return [...references].map(([, path = ""]) => `./${join(dirname(file), path)}`);
}

describe("the image", () => {
  it("uses a multi-stage build on a Node LTS release and runs as an unprivileged user", () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual(["node:24-trixie-slim", "node:24-trixie-slim"]);
    expect(dockerfile.indexOf("USER node")).toBeLessThan(dockerfile.indexOf("ENTRYPOINT"));
    expect(dockerfile).toContain("USER node");
  });

  it("has the client programs of compose.yaml's PostgreSQL, for backups", () => {
    const [, server] = /^postgres:(\d+)/.exec(serviceNamed("postgres").image)!;
    const [, client] = /postgresql-client-(\d+)/.exec(dockerfile)!;
    expect(Number(client)).toBeGreaterThanOrEqual(Number(server));
  });

  it("starts the programs as the launcher does", () => {
    expect(entrypoint).toContain(`exec node ${programArguments.dashboard.join(" ")} ;;`);
    expect(entrypoint).toContain(`exec node ${programArguments.provider.join(" ")} ;;`);
    execFileSync("sh", ["-n", "container/entrypoint.sh"]);
  });

  it("copies everything it runs, and only existing files", () => {
    const copied = [...dockerfile.matchAll(/^COPY(?: --from=build)? (.+) \S+$/gm)].flatMap(([, paths = ""]) =>
      paths.split(" ").map((path) => path.replace("/cashlane/", "")),
    );
    const program = programArguments.dashboard.filter((part) => part.startsWith("./"));
    for (const path of [...program, ...program.flatMap(ownImports)]) {
      expect(
        copied.some((entry) => path.startsWith(`./${entry}`)),
        path,
      ).toBe(true);
    }
    const ignored = readFileSync(".dockerignore", "utf8").matchAll(/^!(\S+)$/gm);
    for (const [, path] of ignored) expect(existsSync(path ?? "") || path === "public", path).toBe(true);
  });
});

describe("sticky sessions for polling clients", () => {
  it("balances the provider by client address, and the dashboard without sticky sessions", () => {
    const provider = caddyfile.slice(caddyfile.indexOf("PROVIDER_SITE"));
    expect(provider).toContain("lb_policy ip_hash");
    expect(caddyfile.slice(0, caddyfile.indexOf("PROVIDER_SITE"))).not.toContain("lb_policy");
  });
});
