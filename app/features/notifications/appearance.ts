import { BadgeCheck, Banknote, Bell, CircleX, Coins, type LucideIcon, PackageCheck } from "lucide-react";
import type { notificationTypes } from "#contract/notifications.ts";
import type { Tone } from "~/components/ui/tone";

export type NotificationType = (typeof notificationTypes)[number];
interface Appearance {
  Icon: LucideIcon;
  tone: Tone;
}

const appearances: Record<NotificationType, Appearance> = {
  withdrawal_approved: { Icon: BadgeCheck, tone: "info" },
  withdrawal_rejected: { Icon: CircleX, tone: "danger" },
  withdrawal_paid: { Icon: Banknote, tone: "success" },
  cashback_earned: { Icon: Coins, tone: "primary" },
  offer_completed: { Icon: PackageCheck, tone: "warning" },
};

/** Whether a type is one of the five with an icon and colour of its own. */
export function isKnownType(type: string): type is NotificationType {
  return Object.hasOwn(appearances, type);
}

/** Icon and colour of a type; a default bell for any other. */
export function appearanceOf(type: string): Appearance {
  return isKnownType(type) ? appearances[type] : { Icon: Bell, tone: "neutral" };
}
