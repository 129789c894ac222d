import fc from "fast-check";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LinkProps,
  Link as RouterLink,
  StaticRouterProvider,
} from "react-router";
import { expect, test } from "vitest";
import { Link } from "~/components/ui/link";

type LinkComponent = ComponentType<LinkProps>;
const url = "https://cashlane.test/en/apps/wallet/my-balance?page=2";

async function rendererOf(Component: LinkComponent): Promise<(props: LinkProps) => string> {
  let currentProps: LinkProps = { to: "/" };
  const routes = [{ path: "*", Component: () => <Component {...currentProps} /> }];
  const context = await createStaticHandler(routes).query(new Request(url));
  if (context instanceof Response) throw new Error(`responded with ${context.status}`);
  return (props) => {
    currentProps = props;
    const router = createStaticRouter(routes, context);
    return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  };
}

const [htmlOf, expectedHtmlOf] = await Promise.all([
  rendererOf(Link),
  rendererOf(RouterLink as LinkComponent),
]);

test.each<LinkProps>([
  { to: "/en/stores", className: "button", children: "Stores" },
  { to: "/en/stores?sort=rate&q=a%20b#coupons", "aria-current": "page" },
  { to: "/en/stores", replace: true, preventScrollReset: true, state: { from: "search" } },
  { to: "/en/stores", discover: "none", reloadDocument: true, target: "_blank" },
  { to: "/en/stores", onClick: () => undefined, viewTransition: true, prefetch: "intent" },
  { to: "?page=3" },
  { to: "?page=3&q=a%20b#dialog", replace: true, preventScrollReset: true },
  { to: "?" },
  { to: "?#dialog" },
  { to: ".." },
  { to: "/" },
  { to: "https://shop.example/" },
  { to: "//shop.example/" },
  { to: { pathname: "/en/stores", search: "?sort=rate" } },
])("renders %j as React Router does", (props) => {
  expect(htmlOf(props)).toBe(expectedHtmlOf(props));
});

test.each(["/", "?"])("renders any path that begins with %s as React Router does", (start) => {
  const character = fc.constantFrom(..."a1-_.~%/?#&=: é\\".split(""));
  const path = fc.string({ unit: character, maxLength: 12 }).map((text) => start + text);
  fc.assert(
    fc.property(path, (to) => {
      expect(htmlOf({ to })).toBe(expectedHtmlOf({ to }));
    }),
    { numRuns: 2000 },
  );
});
