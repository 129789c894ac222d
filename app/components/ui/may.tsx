import type { ReactNode } from "react";
import type { Permission } from "#contract/roles/permissions.ts";
import { useMay } from "~/page/use-viewer";

interface MayProps {
  permission: Permission;
  children: ReactNode;
}

/**
 * Renders its children, such as a button or a form, only for users with a permission. The provider checks it
 * again on the call.
 */
export function May({ permission, children }: MayProps) {
  return useMay(permission) && children;
}
