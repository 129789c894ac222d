import type { ComponentProps, MouseEvent } from "react";
import { linkTarget } from "./result-link";

interface OptionLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  item: { href: string; newTab?: boolean };
  /** A link is followed; in this page when the event's default is prevented. */
  onFollow: (href: string, event: MouseEvent) => void;
}

/**
 * A result in the dialog's list: a plain link. Forty of them are drawn anew at every key, and the router's
 * own link costs more than all else in a row.
 */
export function OptionLink({ item, onFollow, ...rest }: OptionLinkProps) {
  return (
    <a href={item.href} {...linkTarget(item)} onClick={(event) => onFollow(item.href, event)} {...rest} />
  );
}
