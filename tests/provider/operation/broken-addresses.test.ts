import { describe, expect, test } from "vitest";
import { testProvider } from "../../support/programs/provider.ts";

describe("addresses that can't be decoded", () => {
  const provider = testProvider({ environment: { TRUST_PROXY: "1" } });

  test.each(["/%ff/x", "/apis/%E0%A4%A", "/apis/v1/stores/%ff?q=1"])(
    "%s is refused as bad_request",
    async (url) => {
      const response = await provider.app.inject({
        method: "GET",
        url,
        headers: { "x-request-id": "id-of-test" },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 400, key: "bad_request", requestId: "id-of-test" });
    },
  );
});

describe("forwarded addresses with ports", () => {
  const addresses: string[] = [];
  const provider = testProvider({
    environment: { TRUST_PROXY: "1" },
    prepare: async (app) => {
      app.get("/who", (request) => {
        addresses.push(request.clientAddress);
        return {};
      });
    },
  });

  test.each([
    ["203.0.113.7:51234", "203.0.113.7"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["198.51.100.1, 203.0.113.7:1", "203.0.113.7"],
  ])("reads %s as %s", async (forwarded, expected) => {
    await provider.app.inject({ url: "/who", headers: { "x-forwarded-for": forwarded } });
    expect(addresses.at(-1)).toBe(expected);
  });
});
