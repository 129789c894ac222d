import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { LocalizedLink, useLocalizedPath } from "~/navigation/localized-link";

/** A link that is marked as current if it leads to the current page. */
export function CurrentPageLink({ to, ...rest }: ComponentProps<typeof LocalizedLink>) {
  const isCurrent = useLocation().pathname === useLocalizedPath(to);
  return <LocalizedLink to={to} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
