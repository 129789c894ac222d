import { hkdfSync } from "node:crypto";
import { expect, test } from "vitest";
import { createChallengeCookie } from "~/session/challenge-cookie.server";
import { createHostCookie } from "~/session/host-cookie.server";
import { seal } from "~/session/sealed-text.server";
import { createServiceFlowCookie, type PendingFlow } from "~/session/service-flow-cookie.server";

const secret = "x".repeat(32);
const flow: PendingFlow = { purpose: "login", service: "google", flow: "state", search: "?to=/en" };

/** Returns the `Cookie` header of a cookie with a sealed text that the current version may not have written. */
async function sealedHeader(name: string, purpose: string, text: string): Promise<string> {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `cashlane ${purpose}`, 32));
  return nameAndValue(await createHostCookie(name, false).set(seal(text, key, purpose), 60));
}

function nameAndValue(setCookie: string): string {
  return setCookie.split(";")[0]!;
}

test("returns the login that was stored", async () => {
  const cookie = createServiceFlowCookie(false, secret);
  expect(await cookie.read(nameAndValue(await cookie.set(flow)))).toEqual(flow);
});

test("returns undefined for a login of another version", async () => {
  const header = await sealedHeader(
    "cashlane-service",
    "service flow",
    JSON.stringify({ service: "google" }),
  );
  expect(await createServiceFlowCookie(false, secret).read(header)).toBeUndefined();
});

test("returns undefined for a challenge that isn't JSON", async () => {
  const header = await sealedHeader("cashlane-step", "login challenge", "c0ffee\napp");
  expect(await createChallengeCookie(false, secret).read(header)).toBeUndefined();
});

test("returns undefined for a cookie that is sealed for another purpose", async () => {
  const header = await sealedHeader("cashlane-step", "service flow", JSON.stringify(flow));
  expect(await createChallengeCookie(false, secret).read(header)).toBeUndefined();
});

test.each(["cashlane-step=%%", "cashlane-step=bm90IHNlYWxlZA", "other=1", null])(
  "returns undefined for %j",
  async (header) => {
    expect(await createChallengeCookie(false, secret).read(header)).toBeUndefined();
  },
);
