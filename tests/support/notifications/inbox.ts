import type { Notification } from "#contract/notifications/notifications.ts";

/** Returns an unread notification as the provider sends it. */
export function createNotification(id: string, parts: Partial<Notification> = {}): Notification {
  return {
    id,
    type: "cashback_earned",
    title: "Bạn đã nhận được tiền hoàn",
    description: "6,50 US$ tiền hoàn từ Target đã vào số dư khả dụng.",
    isRead: false,
    createdAt: "2025-01-01T00:00:00.000Z",
    ...parts,
  };
}
