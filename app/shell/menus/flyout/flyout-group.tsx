import { useLocation } from "react-router";
import { withoutLanguage } from "~/navigation/localized-path";
import { isActive, type MenuGroup } from "~/navigation/menu-entry";
import { DisabledGroup } from "../disabled-group";
import { NavRow } from "../nav-row";
import { FlyoutList } from "./flyout-list";
import { FlyoutRoot } from "./flyout-root";

interface FlyoutGroupProps {
  group: MenuGroup;
  level: number;
  name: string;
  side?: "below" | "beside";
}

/** A first-level group as a flyout. A disabled group is a dimmed row. */
export function FlyoutGroup({ group, level, name, side = "beside" }: FlyoutGroupProps) {
  const path = withoutLanguage(useLocation().pathname);
  if (group.disabled) return <DisabledGroup group={group} />;
  return (
    <FlyoutRoot header={<NavRow entry={group} />} side={side} isActive={isActive(group, path)} name={name}>
      <FlyoutList entries={group.children} level={level + 1} />
    </FlyoutRoot>
  );
}
