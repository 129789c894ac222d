import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "~/server/environment.server";

const SESSION_SECRET = "a-session-secret-of-32-characters-or-more";

describe("environment", () => {
  test("requires few variables", () => {
    expect(readEnvironment({ SESSION_SECRET })).toMatchObject({
      PUBLIC_ORIGIN: [],
      PROVIDER_ORIGIN: "http://127.0.0.1:4000",
      PROVIDER_PUBLIC_ORIGIN: "http://127.0.0.1:4000",
      DATA_DIR: ".data",
      CURRENCY: "USD",
      REALTIME_TOKEN: "socket",
      PROVIDER_WAIT_FACTOR: 1,
    });
  });

  test("treats empty as unset, strips paths from origins, and reads lists", () => {
    const env = readEnvironment({
      SESSION_SECRET,
      REDIS_URL: "",
      PROVIDER_ORIGIN: "https://rewards.example/",
      PUBLIC_ORIGIN: "https://cash.example/, https://www.cash.example",
    });
    expect(env.REDIS_URL).toBeUndefined();
    expect(env.PROVIDER_PUBLIC_ORIGIN).toBe("https://rewards.example");
    expect(env.PUBLIC_ORIGIN).toEqual(["https://cash.example", "https://www.cash.example"]);
  });

  test.each([
    ["SESSION_SECRET", undefined, "is missing: 32 characters or more"],
    ["SESSION_SECRET", "", "is missing: 32 characters or more"],
    ["SESSION_SECRET", "short", "must have 32 characters or more"],
    ["PROVIDER_ORIGIN", "ftp://rewards.example", "must be like https://host"],
    ["PUBLIC_ORIGIN", "cash.example, shop.example", "must be like https://host"],
    ["EXTENSION_URL", "shop", "must be like https://host"],
    ["REDIS_URL", "http://127.0.0.1", "must be like redis://host:6379"],
    ["OPENID_PROVIDERS", '[{"key":"club"}]', "has an entry without name"],
    ["CURRENCY", "dollars", "must be a currency code like USD"],
    ["PROVIDER_WAIT_FACTOR", "0", "must be 1 or more"],
    ["PROVIDER_WAIT_FACTOR", "21", "must be 20 or less"],
    ["LOG_LEVEL", "loud", "must be a level like info"],
    ["REALTIME_TOKEN", "both", "must be socket or access"],
    ["TRUST_PROXY", "maybe", "must be true, false, a number of proxies, or their addresses"],
    ["FOOTER_CREDIT", "x".repeat(201), "must have 200 characters at most"],
    ["FOOTER_CREDIT_URL", "agency", "must be like https://host"],
    ["INTERNAL_KEY", "short", "must have 32 characters or more"],
  ])("refuses %s=%s with one clear sentence", (name, value, sentence) => {
    const read = () => readEnvironment({ SESSION_SECRET, [name]: value });
    expect(read).toThrow(new EnvironmentError(`The environment is wrong: ${name} ${sentence}.`));
  });

  test("names every wrong variable", () => {
    expect(() => readEnvironment({ CURRENCY: "x" })).toThrow(
      "SESSION_SECRET is missing: 32 characters or more; CURRENCY must be a currency code like USD.",
    );
  });
});
