import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ExtensionStore } from "#contract/extension/extension-stores.ts";
import { indexStores, matchStore } from "../../../extension/src/rules/match-store.ts";

const store = (domain: string): ExtensionStore => ({
  slug: domain.replaceAll(".", "-"),
  name: domain,
  domain,
  rate: { kind: "percent", minimum: 400, maximum: 800 },
  coupons: 0,
  exclusions: null,
});
const index = indexStores(["acme.example", "books.acme.example", "shop.co.uk"].map(store));
const domainOf = (address: string) => matchStore(index, address)?.domain;

describe("store matching", () => {
  test.each([
    ["https://acme.example/", "acme.example"],
    ["http://www.ACME.example:8080/a?b", "acme.example"],
    ["https://books.acme.example/", "books.acme.example"],
    ["https://de.books.acme.example./", "books.acme.example"],
    ["https://www.shop.co.uk/", "shop.co.uk"],
  ])("%s belongs to %s", (address, domain) => {
    expect(domainOf(address)).toBe(domain);
  });

  test.each([
    "https://notacme.example/",
    "https://acme.example.evil.test/",
    "https://example/acme.example",
    "https://co.uk/",
    "ftp://acme.example/",
    "chrome://acme.example",
    "acme.example",
    "",
  ])("%j belongs to no store", (address) => {
    expect(domainOf(address)).toBeUndefined();
  });

  test("a subdomain belongs to its store, a host that only ends with the same letters doesn't", () => {
    fc.assert(
      fc.property(fc.domain(), (host) => {
        expect(domainOf(`https://${host}.acme.example/`)).toBe("acme.example");
        expect(domainOf(`https://${host}acme.example/`)).not.toBe("books.acme.example");
      }),
    );
  });
});
