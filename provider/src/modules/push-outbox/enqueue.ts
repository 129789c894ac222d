import { sql } from "drizzle-orm";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { statement } from "../../database/engine/statement.ts";

interface QueuedPush {
  userId: string;
  notificationId: string;
  type: string;
  title: string;
  description: string;
  language: NotificationLanguage;
}

/**
 * Adds messages for all devices of the members to the outbox, in the transaction of the event, with one statement.
 * Devices of ended sessions get none.
 */
export async function enqueuePush(tx: Transaction, queued: QueuedPush[], now: Date): Promise<void> {
  if (queued.length === 0) return;
  await insertMessages(tx, { queued: JSON.stringify(queued), now: now.toISOString() });
}

const insertMessages = statement(
  "push_messages",
  sql`insert into push_messages
      (id, device_id, notification_id, type, title, description, language, due_at, created_at)
    select gen_random_uuid(), device.id, queued."notificationId", queued.type, queued.title, queued.description,
      queued.language, ${sql.placeholder("now")}::timestamptz, ${sql.placeholder("now")}::timestamptz
    from jsonb_to_recordset(${sql.placeholder("queued")}::jsonb) as queued(
      "userId" uuid, "notificationId" uuid, type text, title text, description text, language text)
    join push_devices device on device.user_id = queued."userId"
    join sessions session on session.id = device.session_id and session.revoked_at is null
    on conflict do nothing`,
);
