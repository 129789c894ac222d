import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokensIn } from "../../support/contract/token-shapes";
import { type Dashboard, startDashboard } from "../../support/programs/dashboard";
import { peakGrowth } from "../../support/programs/memory";
import { printCoverage } from "../../support/programs/repetitions";

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard({ providerOrigin: "http://127.0.0.1:9" });
});
afterAll(() => dashboard.stop());

const urlencoded = "application/x-www-form-urlencoded";

function post(path: string, body: string, type = urlencoded): Promise<Response> {
  return dashboard.request(path, { method: "POST", body, headers: { "content-type": type } });
}

describe("S13 forged forms", () => {
  test("an index of 999,999,999 is 400, and the process grows by 10 MB at most", async () => {
    // Renders the error page once first, so that only the form is measured.
    expect((await post("/en/login", "nobody=1")).status).toBe(400);
    const durations: number[] = [];
    const growth = await peakGrowth(dashboard.process.pid!, async () => {
      for (const index of ["101", "1000000", "999999999"]) {
        const startedAt = performance.now();
        const { status } = await post("/en/login", `email[${index}]=1&password=x`);
        durations.push(Math.round(performance.now() - startedAt));
        expect(status).toBe(400);
      }
    });
    printCoverage(`S13: three indexes answered in ${durations.join(", ")} ms, memory +${growth} MB`);
    expect(growth).toBeLessThanOrEqual(10);
    expect((await dashboard.request("/en/login")).status).toBe(200);
  });

  test.each([
    ["an unknown name", "email=a@b.test&password=x&role=admin"],
    ["a name within a field", "email.x=1&password=x"],
    ["deep nesting", `${"a[0].".repeat(30)}b=1`],
    ["201 fields", "email=a&".repeat(201)],
    ["the parser's own state", "email=a@b.test&password=x&__state__=%7B"],
    ["the parser's own intent", "email=a@b.test&password=x&__intent__=%7B"],
  ])("%s: 400", async (_, body) => {
    expect((await post("/en/login", body)).status).toBe(400);
  });

  test.each(["/theme", "/wallet/amounts", "/en/shortcuts", "/en/pages/design-system", "/en/register"])(
    "%s refuses a body that isn't a form, whatever its content type",
    async (path) => {
      const broken =
        '--x\r\nContent-Disposition: form-data; name="a"; filename="a\\".png"\r\n\r\nb\r\n--x--\r\n';
      const responses = await Promise.all([
        post(path, '{"mode":"dark"}', "application/json"),
        post(path, "mode=dark", "text/plain"),
        post(path, "mode=dark", ""),
        post(path, "--x\r\n", "multipart/form-data"),
        post(path, "--x\r\n", "multipart/form-data; boundary=x"),
        post(path, broken, "multipart/form-data; boundary=x"),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([415, 415, 415, 400, 400, 400]);
    },
  );
});

test("logs no query strings, which may contain tokens or typed text", async () => {
  const secret = "a-secret-in-a-query";
  for (const path of ["/en/unsubscribe?token=", "/en/stores?q=", "/nowhere?x=", "/theme?x="])
    await dashboard.request(path + secret);
  const token = ["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiJuIn0", "c2lnbmF0dXJl".repeat(3)].join(".");
  await dashboard.request(`/en/login?token=${token}`);
  expect(dashboard.output()).toContain("/en/unsubscribe");
  expect(dashboard.output()).not.toContain(secret);
  expect(tokensIn(dashboard.output())).toEqual([]);
});

test.each(["/favicon.svg", "/robots-that-are-not-there.txt"])("%s is served with nosniff", async (path) => {
  const { headers } = await dashboard.request(path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});
