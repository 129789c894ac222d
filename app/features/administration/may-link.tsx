import type { Permission } from "#contract/permissions.ts";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { May } from "~/shell/may";

interface MayLinkProps {
  permission: Permission;
  to: string;
  label: string;
}

/** A link beside a screen's title to another screen, for those who may open it. */
export function MayLink({ permission, to, label }: MayLinkProps) {
  return (
    <May permission={permission}>
      <LocalizedLinkButton to={to} variant="soft">
        {label}
      </LocalizedLinkButton>
    </May>
  );
}
