import type { ComponentProps } from "react";
import { Link } from "~/components/ui/link";

interface ResultLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  item: { href: string; newTab?: boolean };
}

/** The classes of a search result, for links and buttons. */
export const resultStyle =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-sunken aria-selected:bg-sunken";

/** A link to a search result. External URLs and the help center open in a new tab. */
export function ResultLink({ item, ...rest }: ResultLinkProps) {
  return <Link to={item.href} {...linkTarget(item)} {...rest} />;
}

/** Returns the attributes that determine where a link opens. */
export function linkTarget({ href, newTab = false }: ResultLinkProps["item"]) {
  if (!newTab) return {};
  const isElsewhere = /^https?:/.test(href);
  return { target: "_blank", rel: isElsewhere ? "noopener noreferrer" : "noopener" };
}
