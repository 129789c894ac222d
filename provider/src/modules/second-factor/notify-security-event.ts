import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { SecurityEventKind } from "#contract/accounts/security-events.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { securityNotices } from "../../i18n/mail-texts.ts";
import type { NotificationTexts } from "../../i18n/notification-values.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { writeNotifications } from "../notifications/notify.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import type { Origin } from "../../request-origin.ts";

interface NoticeEvent {
  userId: string;
  kind: keyof (typeof securityNotices)["en"];
  at: Date;
  origin: Origin;
}

/**
 * Records a security event and notifies the owner in the app and by mail, regardless of notification settings,
 * in the transaction of the event (M3).
 */
export async function notifySecurityEvent(
  unit: UnitOfWork,
  app: Pick<FastifyInstance, "database" | "realtime">,
  event: NoticeEvent,
): Promise<void> {
  const language = await findMailLanguage(unit.tx, event.userId);
  await notifySecurityEventWithTexts(unit, app, event, securityNotices[language][event.kind]);
}

/** Like `notifySecurityEvent`, with the given texts in the language of the owner's mails. */
export async function notifySecurityEventWithTexts(
  unit: UnitOfWork,
  app: Pick<FastifyInstance, "database" | "realtime">,
  event: Omit<NoticeEvent, "kind"> & { kind: SecurityEventKind },
  texts: NotificationTexts,
): Promise<void> {
  const { userId, kind, at } = event;
  await recordSecurityEvent(unit.tx, event);
  const language = await findMailLanguage(unit.tx, userId);
  const [id, type] = [randomUUID(), `security_${kind}`];
  await writeNotifications(unit, app, [{ id, userId, type, ...texts, createdAt: at }]);
  await enqueueNow(unit.tx, {
    userId,
    kind: "notice",
    language,
    cause: `security:${id}`,
    type,
    texts,
    path: "/apps/user/view/security",
    now: at,
  });
}
