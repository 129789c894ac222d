import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { LinkButton } from "~/components/ui/link-button";
import type { ButtonSize, ButtonVariant } from "~/components/ui/button-style";
import { Link } from "~/components/ui/link";
import { type RecordParameters, recordSearch } from "./record-search";

interface RecordLinkProps {
  open: RecordParameters;
  className?: string;
  children: ReactNode;
}

/** A link in a row that opens a record or a form next to the list. The list keeps its scroll position. */
export function RecordLink({ open, className, children }: RecordLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={recordSearch(search, open)}
      preventScrollReset
      className={classNames(className, "text-primary hover:underline")}
    >
      {children}
    </Link>
  );
}

interface RecordButtonProps {
  /** What the link opens. If absent, the link closes whatever is open. */
  open?: RecordParameters;
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button that opens or closes a form or a confirmation next to a list. */
export function RecordButton({ open, label, variant, size }: RecordButtonProps) {
  const { search } = useLocation();
  return (
    <LinkButton variant={variant} size={size} to={recordSearch(search, open)} preventScrollReset>
      {label}
    </LinkButton>
  );
}
