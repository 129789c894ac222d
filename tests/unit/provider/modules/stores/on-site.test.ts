import { expect, test } from "vitest";
import { isOnSite } from "#provider/modules/stores/on-site.ts";

test.each([
  ["https://acme.co.uk/shoes", "https://www.acme.co.uk/"],
  ["https://shop.acme.co.uk/", "https://acme.co.uk/"],
  ["https://wordpress.com/plans", "https://wordpress.com/"],
  ["https://www.wordpress.com/plans", "https://wordpress.com/"],
])("%s is on the site %s", (link, site) => {
  expect(isOnSite(link, site)).toBe(true);
});

test.each([
  ["https://other.co.uk/", "https://co.uk/"],
  ["https://other.com/", "https://com/"],
  ["https://someone.github.io/", "https://github.io/"],
  ["https://other.myshopify.com/", "https://www.myshopify.com/"],
])("%s isn't on the site %s, a public suffix", (link, site) => {
  expect(isOnSite(link, site)).toBe(false);
});
