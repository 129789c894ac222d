import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { staffMails } from "./mail-texts.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The events about which all other people who may decide on money get a mail. */
export type StaffEvent = keyof (typeof staffMails)["en"]["titles"];

interface Values {
  /** The name of the person who made the change; `null` for a change by the operator on the server. */
  by: string | null;
  user: string;
  role: string;
}

type StaffNotice = (event: StaffEvent, values: Values) => NotificationTexts;

function noticeIn(language: NotificationLanguage): StaffNotice {
  const isolate = (name: string) => (language === "ar" ? `\u2068${name}\u2069` : name);
  return (event, { by, user, role }) => {
    const { titles, details } = staffMails[language];
    const values: Record<string, string> = {
      by: by === null ? details.operator : isolate(by),
      user: isolate(user),
      role: isolate(role),
    };
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
    return {
      title: fill(titles[event]),
      description: fill(event.endsWith("_requested") ? details.requested : details.done),
    };
  };
}

/**
 * The texts of mails to colleagues who may decide on money, sent when the role, suspension or second factor of
 * another staff member changes.
 */
export const staffNotices: Record<NotificationLanguage, StaffNotice> = {
  en: noticeIn("en"),
  fr: noticeIn("fr"),
  ar: noticeIn("ar"),
  vi: noticeIn("vi"),
};
