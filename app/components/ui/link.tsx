import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

type LinkProps = ComponentProps<typeof RouterLink>;

/** A path of the app with nothing to resolve: no relative or empty segments, and no trailing slash. */
const plainPath = /^(?:\/[\w~%-][\w~%.-]*)+(?:\?[^#\s]+)?(?:#[\w-]+)?$/;

/**
 * The link of React Router. On the server it writes the same HTML itself, because React Router compares each
 * link with all parents of the page's route, which takes a twentieth of the time of a page.
 */
export const Link = typeof document === "undefined" ? ServerLink : RouterLink;

function ServerLink(props: LinkProps) {
  const { to, prefetch, mask } = props;
  const isPlain = typeof to === "string" && plainPath.test(to) && prefetch !== "render" && !mask;
  return isPlain ? <PlainLink {...props} to={to} /> : <RouterLink {...props} />;
}

function PlainLink({
  to,
  discover = "render",
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  target,
  ...attributes
}: LinkProps & { to: string }) {
  const discovered = discover === "render" ? "true" : undefined;
  return <a {...attributes} href={to} target={target} data-discover={discovered} />;
}
