import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";
import type { DemoNotification } from "./demo-data.ts";

/** Marks a member's notifications as read some hours after they arrived, except for the newest. */
export function markAsRead(
  notifications: DemoNotification[],
  unread: number,
  random: Random,
  calendar: Calendar,
): void {
  for (const notification of notifications.slice(0, Math.max(0, notifications.length - unread))) {
    const readAt = calendar.hoursAfter(notification.createdAt, 0.1, 30);
    notification.readAt = calendar.isOver(readAt) ? readAt : calendar.now;
  }
}
