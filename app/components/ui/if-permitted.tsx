import type { ReactNode } from "react";
import type { Permission } from "#contract/roles/permissions.ts";
import { useHasPermission } from "~/page/use-viewer";

interface IfPermittedProps {
  permission: Permission;
  children: ReactNode;
}

/**
 * Renders its children only for users with a permission. The provider checks the permission again on each
 * call.
 */
export function IfPermitted({ permission, children }: IfPermittedProps) {
  return useHasPermission(permission) && children;
}
