import { describe, expect, test } from "vitest";
import { returnPath } from "~/features/auth/return-path";
import { redirectPayloads } from "../../../../support/pages/redirect-payloads";

const home = "/en/dashboards/crm";

function pathAfterLogin(returnTo: string): string {
  const url = new URL("https://cashlane.test/en/login");
  url.searchParams.set("returnTo", returnTo);
  return returnPath(url, "en");
}

describe("the path after the login", () => {
  test.each([
    ["/en/apps/rewards", "/en/apps/rewards"],
    ["/en/csv/apps/details/leads?f.state=pending", "/en/apps/details/leads?f.state=pending"],
    ["/en/apps/invoice/preview/12/pdf", "/en/apps/invoice/preview/12"],
  ])("%s leads to %s", (returnTo, expected) => expect(pathAfterLogin(returnTo)).toBe(expected));

  test("never leads to another host, behind the prefix of a file either", () => {
    const outside = redirectPayloads()
      .flatMap((payload) => [payload, `/csv${payload}`, `/en/csv${payload}`])
      .map((payload) => [payload, pathAfterLogin(payload)])
      .filter(([, path]) => new URL(path!, "https://cashlane.test").host !== "cashlane.test");
    expect(outside).toEqual([]);
  });

  test("a path to another host leads home", () => {
    expect(pathAfterLogin("/csv//evil.test/login")).toBe(home);
  });
});
