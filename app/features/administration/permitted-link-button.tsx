import type { Permission } from "#contract/roles/permissions.ts";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { IfPermitted } from "~/components/ui/if-permitted";

interface PermittedLinkButtonProps {
  permission: Permission;
  to: string;
  label: string;
  /** Whether the link is the screen's main action, such as creating a record. */
  isMain?: boolean;
}

/** A link next to a screen's title. Only shown to users with the permission that its target requires. */
export function PermittedLinkButton({ permission, to, label, isMain }: PermittedLinkButtonProps) {
  return (
    <IfPermitted permission={permission}>
      <LocalizedLinkButton to={to} variant={isMain ? "solid" : "outline"}>
        {label}
      </LocalizedLinkButton>
    </IfPermitted>
  );
}
