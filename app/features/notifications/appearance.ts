import { BadgeCheck, Banknote, Bell, CircleX, Coins, type LucideIcon, PackageCheck } from "lucide-react";
import {
  notificationDefinitions,
  type NotificationIcon,
  type TypeWithIcon,
  typesWithIcon,
} from "#contract/notifications/notification-types.ts";
import type { Tone } from "~/components/ui/tone";

interface Appearance {
  Icon: LucideIcon;
  tone: Tone;
}

const appearances: Record<NotificationIcon, Appearance> = {
  approved: { Icon: BadgeCheck, tone: "info" },
  refused: { Icon: CircleX, tone: "danger" },
  sent: { Icon: Banknote, tone: "success" },
  earned: { Icon: Coins, tone: "primary" },
  tracked: { Icon: PackageCheck, tone: "warning" },
};

/** Returns whether a notification type has its own icon and color. */
export function hasOwnIcon(type: string): type is TypeWithIcon {
  return typesWithIcon.some((candidate) => candidate === type);
}

/** Returns the icon and color of a notification type. The default is a bell. */
export function appearanceOf(type: string): Appearance {
  if (!hasOwnIcon(type)) return { Icon: Bell, tone: "neutral" };
  return appearances[notificationDefinitions[type].icon];
}
