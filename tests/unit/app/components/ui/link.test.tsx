import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { type LinkProps, Link as RouterLink, StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { Link } from "~/components/ui/link";

function htmlOf(Component: typeof Link, props: LinkProps): string {
  return renderToStaticMarkup(
    <StaticRouter location="/en/apps/wallet/my-balance?page=2">
      <Component {...props} />
    </StaticRouter>,
  );
}

test.each<LinkProps>([
  { to: "/en/stores", className: "button", children: "Stores" },
  { to: "/en/stores?sort=rate&q=a%20b#coupons", "aria-current": "page" },
  { to: "/en/stores", replace: true, preventScrollReset: true, state: { from: "search" } },
  { to: "/en/stores", discover: "none", reloadDocument: true, target: "_blank" },
  { to: "/en/stores", onClick: () => undefined, viewTransition: true, prefetch: "intent" },
  { to: "?page=3" },
  { to: ".." },
  { to: "/" },
  { to: "https://shop.example/" },
  { to: "//shop.example/" },
  { to: { pathname: "/en/stores", search: "?sort=rate" } },
])("renders %j on the server as React Router does", (props) => {
  expect(htmlOf(Link, props)).toBe(htmlOf(RouterLink, props));
});

test("renders any path as React Router does", () => {
  const character = fc.constantFrom(..."a1-_.~%/?#&=: é\\".split(""));
  const path = fc.string({ unit: character, maxLength: 12 }).map((text) => `/${text}`);
  fc.assert(
    fc.property(path, (to) => {
      expect(htmlOf(Link, { to })).toBe(htmlOf(RouterLink, { to }));
    }),
    { numRuns: 2000 },
  );
});
