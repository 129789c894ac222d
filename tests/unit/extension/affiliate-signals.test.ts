import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { affiliateNetworks } from "../../../extension/src/rules/affiliate-networks.ts";
import { networkOfRedirect, signalsOf } from "../../../extension/src/rules/affiliate-signals.ts";

const shop = "https://www.acme.example/shoes";
const networksOf = (address: string, referrer = "") =>
  signalsOf(address, referrer).map(({ network }) => network);

describe("affiliate signals", () => {
  test.each([
    ["awin", "awc=6220_1700000000_abc"],
    ["cj", "cjevent=3f2a"],
    ["rakuten", "ranMID=1234&ranEAID=a&ranSiteID=b"],
    ["impact", "irclickid=xyz&irgwc=1"],
    ["tradedoubler", "tduid=abc"],
    ["admitad", "admitad_uid=abc"],
    ["partnerize", "clickref=1011l"],
    ["shareasale", "sscid=31k5"],
  ])("recognizes the parameters of %s", (network, query) => {
    expect(networksOf(`${shop}?${query}`)).toContain(network);
  });

  test.each(["afsrc=1", "AFSRC=1", "affsource=1", "foid=9", "utm_medium=affiliate"])(
    "recognizes %s",
    (query) => {
      expect(networksOf(`${shop}?${query}`)).toEqual([null]);
    },
  );

  test.each(["afsrc=0", "awc=", "utm_medium=email", "color=awc", "q=irclickid"])("ignores %s", (query) => {
    expect(signalsOf(`${shop}?${query}`)).toEqual([]);
  });

  test.each(affiliateNetworks.flatMap(({ name, hosts }) => hosts.map((host) => [host, name] as const)))(
    "recognizes a redirect through %s",
    (host, name) => {
      expect(networkOfRedirect(`www.${host}`)).toBe(name);
      expect(networksOf(shop, `https://${host}/click?a=1`)).toEqual([name]);
    },
  );

  test.each(["notawin1.com", "awin1.com.example", "com", "", "prf.hn.evil.example"])(
    "doesn't recognize %s as a network",
    (host) => {
      expect(networkOfRedirect(host)).toBeUndefined();
    },
  );

  test("finds a network's parameter whatever surrounds it", () => {
    const parameter = fc.constantFrom(...affiliateNetworks.flatMap(({ parameters }) => parameters));
    const others = fc.webQueryParameters({ size: "xsmall" });
    const upper = fc.boolean();
    fc.assert(
      fc.property(parameter, others, upper, (name, query, isUpper) => {
        const written = isUpper ? name.toUpperCase() : name;
        const address = `${shop}?${query}&${written}=1#top`;
        expect(signalsOf(address).some(({ trace }) => trace === `${name}=1`)).toBe(true);
      }),
    );
  });

  test("never throws, whatever the address is", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (address, referrer) => void signalsOf(address, referrer)),
    );
  });
});
