import type { ReactNode } from "react";
import type { Permission } from "#contract/roles/permissions.ts";
import { useHasPermission } from "~/page/use-viewer";
import { LocalizedLink } from "./localized-link";

interface PermittedLinkProps {
  /** A path without language prefix. */
  to: string;
  /** The permission that the linked screen requires. */
  permission: Permission;
  className?: string;
  children: ReactNode;
}

/** A link for users who may open its screen. Others see its content as text. */
export function PermittedLink({ to, permission, className, children }: PermittedLinkProps) {
  const isPermitted = useHasPermission(permission);
  if (!isPermitted) return children;
  return (
    <LocalizedLink to={to} className={className}>
      {children}
    </LocalizedLink>
  );
}
