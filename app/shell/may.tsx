import type { ReactNode } from "react";
import type { Permission } from "#contract/permissions.ts";
import { useMay } from "./use-viewer";

interface MayProps {
  permission: Permission;
  children: ReactNode;
}

/** What only who has a permission is offered: a button, a form. The provider decides on the call behind it. */
export function May({ permission, children }: MayProps) {
  return useMay(permission) && children;
}
