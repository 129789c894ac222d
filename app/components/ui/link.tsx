import { type ComponentProps, type MouseEvent, use } from "react";
import {
  createPath,
  Link as RouterLink,
  parsePath,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
} from "react-router";

type LinkProps = ComponentProps<typeof RouterLink>;

/** A path of the app with nothing to resolve: no relative or empty segments, and no trailing slash. */
const plainPath = /^(?:\/[\w~%-][\w~%.-]*)+(?:\?[^#\s]+)?(?:#[\w-]+)?$/;
/** A query for the page's own path, as in the links that sort or filter a list. */
const plainQuery = /^\?[^#\s]*(?:#[\w-]+)?$/;

/**
 * A link of the app, with the properties of React Router's `Link`, which is only needed for relative paths. For
 * each link, `Link` compares the path with all parents of the page's route, and renders again whenever the URL
 * changes. This took 5 % of the server's time for a page, and 25 % of the browser's time for a click.
 */
export function Link(props: LinkProps) {
  const { to, prefetch, mask, relative } = props;
  const hasRouter = use(DataRouterContext) !== null;
  if (!hasRouter || typeof to !== "string" || prefetch || mask || relative) return <RouterLink {...props} />;
  if (plainPath.test(to)) return <PlainLink {...props} to={to} />;
  return plainQuery.test(to) ? <QueryLink {...props} to={to} /> : <RouterLink {...props} />;
}

function QueryLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <PlainLink {...rest} to={createPath({ ...parsePath(to), pathname })} />;
}

function PlainLink({
  to,
  discover = "render",
  reloadDocument = false,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  defaultShouldRevalidate,
  target,
  onClick,
  ...attributes
}: LinkProps & { to: string }) {
  const { router } = use(DataRouterContext)!;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !opensHere(event, target)) return;
    event.preventDefault();
    void router.navigate(to, {
      // Like a browser, which adds no entry to its history for a link to the same URL.
      replace: replace ?? to === createPath(router.state.location),
      state,
      preventScrollReset,
      viewTransition,
      defaultShouldRevalidate,
    });
  }

  const dataDiscover = discover === "render" ? "true" : undefined;
  return <a {...attributes} href={to} onClick={handleClick} target={target} data-discover={dataDiscover} />;
}

/** Returns whether a click opens its link in the same tab: with the main button and without a modifier key. */
function opensHere(event: MouseEvent, target: string | undefined): boolean {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !hasModifier && (!target || target === "_self");
}
