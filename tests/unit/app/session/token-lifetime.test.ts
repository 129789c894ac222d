import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { tokensFrom } from "~/session/token-lifetime.server";

const key = new TextEncoder().encode("any key: nobody verifies it here");

test("an opaque access token lasts 900 s", () => {
  expect(tokensFrom({ access_token: "opaque", refresh_token: "r" }, 1_000)).toEqual({
    access: "opaque",
    refresh: "r",
    accessExpiresAt: 901_000,
    userId: null,
  });
});

test.each([0, -3600, 3600])(
  "the lifetime of a token starts now, with the provider's clock %i s off",
  async (skew) => {
    const issuedAt = Math.floor(Date.now() / 1000) + skew;
    const claims = new SignJWT({ sub: "u_1" }).setProtectedHeader({ alg: "HS256" });
    const access_token = await claims
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 300)
      .sign(key);
    const tokens = tokensFrom({ access_token, refresh_token: "r" }, 1_000);
    expect(tokens).toMatchObject({ accessExpiresAt: 301_000, userId: "u_1" });
  },
);
