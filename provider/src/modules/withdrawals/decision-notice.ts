import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  type DecisionNotice,
  type ExplainedAction,
  reasonPlaceholder,
} from "#contract/withdrawals/decision-notice.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { users, withdrawals } from "../../database/schema/schema.ts";
import { decisionReasonTexts } from "../../i18n/decision-reason-texts.ts";
import { notificationTexts } from "../../i18n/notification-texts.ts";
import { mailParts } from "../mails/compose.ts";
import { renderSubject, renderText } from "../mails/render.ts";
import { isOn } from "../notification-settings/defaults.ts";
import { findSettings } from "../notification-settings/repository.ts";
import { findWordings } from "../settings/wordings.ts";
import { noticeValues } from "./notification.ts";
import { transitions } from "./transitions.ts";

/**
 * Renders the notification and the email about a decision as they would be sent now, with a placeholder for the reason.
 * Returns undefined if the withdrawal doesn't exist.
 */
export async function previewNotice(
  { database, environment }: Pick<FastifyInstance, "database" | "environment">,
  id: string,
  action: ExplainedAction,
): Promise<DecisionNotice | undefined> {
  if (!isUuid(id)) return undefined;
  const { name, email, language: account, emailVerifiedAt } = users;
  const [row] = await database
    .select({ withdrawal: withdrawals, member: { name, email, language: account, emailVerifiedAt } })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(eq(withdrawals.id, id));
  if (!row) return undefined;
  const { withdrawal, member } = row;
  const type = transitions[action].notification;
  const settings = await findSettings(database, withdrawal.userId);
  const wordingOf = await findWordings(database, environment.CURRENCY);
  const { language } = settings;
  const values = { ...noticeValues(withdrawal), reason: reasonPlaceholder };
  const texts = notificationTexts(type, values, language, wordingOf(type, language));
  const parts = mailParts(environment, {
    mail: { kind: "single", language },
    // As in real mails, only owners of a confirmed address are greeted by name.
    recipient: { ...member, name: member.emailVerifiedAt ? member.name : null },
    items: [{ ...texts, path: "/apps/notifications" }],
  });
  const reasons = decisionReasonTexts[language];
  const mail = isOn(settings, type, "email")
    ? { subject: renderSubject(parts), text: renderText(parts) }
    : null;
  return { language, inApp: isOn(settings, type, "inApp"), ...texts, reasons, mail };
}
