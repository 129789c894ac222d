import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { LinkButton } from "~/components/ui/link-button";
import type { ButtonSize, ButtonVariant } from "~/components/ui/button-style";
import { type Opened, openedSearch } from "./opened-search";

interface OpenedLinkProps {
  open: Opened;
  className?: string;
  children: ReactNode;
}

/** The link of a row that opens what it names; the list keeps its place. */
export function OpenedLink({ open, className, children }: OpenedLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={openedSearch(search, open)}
      preventScrollReset
      className={classNames(className, "text-primary hover:underline")}
    >
      {children}
    </Link>
  );
}

interface OpenedButtonProps {
  /** Nothing: back to the list. */
  open?: Opened;
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** The same as a button: opens a form or a question of a list, or closes it. */
export function OpenedButton({ open, label, variant, size }: OpenedButtonProps) {
  const { search } = useLocation();
  return (
    <LinkButton variant={variant} size={size} to={openedSearch(search, open)} preventScrollReset>
      {label}
    </LinkButton>
  );
}
