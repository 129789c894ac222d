import { afterAll, beforeAll, expect, test } from "vitest";
import { type Dashboard, startDashboard } from "../../support/programs/dashboard";
import { respond, type StandInProvider, startStandIn } from "../../support/contract/stand-in-provider";

let provider: StandInProvider;
let httpDashboard: Dashboard;
let behindTls: Dashboard;
beforeAll(async () => {
  provider = await startStandIn((_, response) =>
    respond(response, { access_token: "a", refresh_token: "r" }),
  );
  const providerOrigin = provider.origin;
  [httpDashboard, behindTls] = await Promise.all([
    startDashboard({ providerOrigin, env: { PROVIDER_PUBLIC_ORIGIN: "http://rewards.example" } }),
    startDashboard({
      providerOrigin,
      env: {
        PUBLIC_ORIGIN: "https://cash.example",
        PROVIDER_PUBLIC_ORIGIN: "https://rewards.example",
        TRUST_PROXY: "true",
      },
    }),
  ]);
});
afterAll(async () => {
  await Promise.all([httpDashboard.stop(), behindTls.stop()]);
  await provider.close();
});

function directives(response: Response): Map<string, string> {
  const policy = response.headers.get("content-security-policy") ?? "";
  return new Map(
    policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part.slice(part.indexOf(" ") + 1)]),
  );
}

test("every script carries the answer's own nonce, and nothing else inline is allowed", async () => {
  const nonces = new Set<string>();
  for (const target of ["/en/login", "/en/login", "/en/nowhere"]) {
    const response = await httpDashboard.request(target);
    const html = await response.text();
    const scripts = directives(response).get("script-src") ?? "";
    const nonce = /^'self' 'nonce-([^']{22,})'$/.exec(scripts)?.[1] ?? "";
    expect(nonce).not.toBe("");
    nonces.add(nonce);
    const elements = html.match(/<script\b[^>]*>/g) ?? [];
    expect(elements.length).toBeGreaterThan(0);
    for (const element of elements) expect(element).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
  }
  expect(nonces.size).toBe(3);
});

test("style sheets in the document carry the answer's own nonce", async () => {
  for (const target of ["/en/login", "/ar/nowhere", "/front-pages/landing-page"]) {
    const response = await httpDashboard.request(target, { headers: { cookie: "visited=1" } });
    const sheets = [...(await response.text()).matchAll(/<style nonce="([^"]+)"[^>]*>[^<]/g)];
    // There are three style elements: the page's rules, the font, and the rules that apply until the page is
    // complete.
    expect(sheets).toHaveLength(3);
    const [nonce] = new Set(sheets.map(([, value]) => value));
    expect(directives(response).get("style-src")).toBe(`'self' 'nonce-${nonce}'`);
  }
});

test("isolates windows that another site may have opened, and no others", async () => {
  const openerPolicyOf = async (headers: Record<string, string>) =>
    (await httpDashboard.request("/en/login", { headers })).headers.get("cross-origin-opener-policy");
  for (const site of ["cross-site", "same-site", "anything"])
    expect(await openerPolicyOf({ "sec-fetch-site": site }), site).toBe("same-origin");
  expect(await openerPolicyOf({}), "an old browser").toBe("same-origin");
  for (const site of ["none", "same-origin"])
    expect(await openerPolicyOf({ "sec-fetch-site": site }), site).toBeNull();
});

test("allows the provider's http and ws origins only", async () => {
  const http = directives(await httpDashboard.request("/en/login"));
  expect(http.get("connect-src")).toBe("'self' http://rewards.example ws://rewards.example");
  expect(http.get("img-src")).toBe("'self' data: http://rewards.example");
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(http.get(name)).toBe("'none'");
  const https = await behindTls.request("/en/login");
  expect(directives(https).get("connect-src")).toBe("'self' https://rewards.example wss://rewards.example");
  expect(https.headers.get("strict-transport-security")).toContain("max-age=");
});

test("Referrer-Policy keeps the origin of forms, and content types aren't sniffed", async () => {
  for (const target of ["/en/login", "/en/login.data", "/healthz"]) {
    const { headers } = await httpDashboard.request(target);
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("uses the client address of the socket or a trusted proxy and ignores a forged header", async () => {
  async function addressAtProvider(dashboard: Dashboard, origin: string, headers: Record<string, string>) {
    const body = new URLSearchParams({ email: "mara@cashlane.test", password: "Secret-horse-1" });
    await dashboard.request("/en/login", { method: "POST", body, headers: { origin, ...headers } });
    return provider.received.findLast(({ path }) => path === "/apis/auth/login")?.headers["x-client-address"];
  }
  const forged = { "x-client-address": "192.0.2.1", "x-forwarded-for": "203.0.113.9" };
  expect(await addressAtProvider(httpDashboard, httpDashboard.origin, forged)).toBe("127.0.0.1");
  expect(await addressAtProvider(behindTls, "https://cash.example", forged)).toBe("203.0.113.9");
});

test("keeps a trusted proxy's request id, but not a visitor's", async () => {
  const headers = { "x-request-id": "from-outside-0001" };
  expect((await httpDashboard.request("/en/login", { headers })).headers.get("x-request-id")).not.toBe(
    "from-outside-0001",
  );
  expect((await behindTls.request("/en/login", { headers })).headers.get("x-request-id")).toBe(
    "from-outside-0001",
  );
});
