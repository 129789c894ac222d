import type { ReactNode } from "react";
import type { Permission } from "#contract/roles/permissions.ts";
import { useHasPermission } from "~/page/use-viewer";

interface IfPermittedProps {
  permission: Permission;
  children: ReactNode;
}

/**
 * Renders its children, such as a button or a form, only for users with a permission. The provider checks it
 * again on the call.
 */
export function IfPermitted({ permission, children }: IfPermittedProps) {
  return useHasPermission(permission) && children;
}
