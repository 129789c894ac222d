import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { LinkButton } from "~/components/ui/link-button";
import type { ButtonSize, ButtonVariant } from "~/components/ui/button-style";
import { type OpenedRecord, openedSearch } from "./opened-search";

interface OpenedLinkProps {
  open: OpenedRecord;
  className?: string;
  children: ReactNode;
}

/** A link in a row that opens something next to the list. The list keeps its scroll position. */
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
  /** If absent, the link closes what is open. */
  open?: OpenedRecord;
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button that opens or closes a form or a confirmation of a list. */
export function OpenedButton({ open, label, variant, size }: OpenedButtonProps) {
  const { search } = useLocation();
  return (
    <LinkButton variant={variant} size={size} to={openedSearch(search, open)} preventScrollReset>
      {label}
    </LinkButton>
  );
}
