import type { Digest, NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { colonIn } from "#shared/colon.ts";
import { mailFrames } from "../../i18n/mail-texts.ts";

interface MailItem {
  title: string;
  description: string;
  /** The path of the dashboard's page; empty if there is none. */
  path: string;
}

/** The values from which a mail is rendered. */
export interface MailParts {
  kind:
    "single" | "link" | "notice" | "answer" | "invoice" | "farewell" | "invitation" | Exclude<Digest, "off">;
  language: NotificationLanguage;
  name: string | null;
  items: MailItem[];
  /** The dashboard's URL, including the language of its pages: `https://cash.example/fr`. */
  dashboard: string;
  /**
   * If undefined, the link is left out: admins who view the mail must not be able to unsubscribe the member.
   */
  unsubscribeUrl: string | undefined;
  /** The token for the link in a mail of kind `link`; also left out for admins. */
  linkQuery: string | undefined;
}

/**
 * Returns the subject: the title of the event, or the number of events. Line breaks in titles are removed,
 * because they would break the mail's headers.
 */
export function renderSubject({
  kind,
  language,
  items,
}: Pick<MailParts, "kind" | "language" | "items">): string {
  const subject =
    kind === "daily" || kind === "weekly"
      ? mailFrames[language].digest[kind].replace("{count}", String(items.length))
      : (items[0]?.title ?? "Cashlane");
  return subject.replace(/[\t\n\v\f\r ]+/g, " ");
}

/** Returns the mail as plain text. */
export function renderText(parts: MailParts): string {
  const { why, links } = describeMail(parts);
  const items = parts.items.map((item) =>
    [item.title, item.description, item.path && urlOf(parts, item)].filter(Boolean).join("\n"),
  );
  const footer = [why, ...links.map(({ label, url }) => label + colonIn(parts.language) + url)];
  return `${[greeting(parts), ...items, `--\n${footer.join("\n")}`].join("\n\n")}\n`;
}

/** Returns the mail as HTML without external resources, in the writing direction of its language. */
export function renderHtml(parts: MailParts): string {
  const { frame, why, direction, links } = describeMail(parts);
  const items = parts.items.map(
    (item) => `<tr><td style="padding:16px 24px;border-top:1px solid #e3ddd0">
<h2 style="margin:0 0 6px;font-size:17px">${escapeHtml(item.title)}</h2>
<p style="margin:0 0 12px;white-space:pre-line">${escapeHtml(item.description)}</p>
${linkTo(parts, item, frame.open)}</td></tr>`,
  );
  const footer = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#5b665f">${escapeHtml(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${parts.language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeHtml(renderSubject(parts))}</title></head>
<body style="margin:0;background:#f6f2ea;color:#16211d;font:15px/1.6 system-ui,sans-serif">
<table role="presentation" dir="${direction}" width="100%" style="max-width:560px;margin:24px auto;background:#fff;border-radius:8px;border-spacing:0">
<tr><td style="padding:24px;font-size:20px;font-weight:700">Cashlane</td></tr>
<tr><td style="padding:0 24px 16px">${escapeHtml(greeting(parts))}</td></tr>
${items.join("\n")}
<tr><td style="padding:16px 24px;border-top:1px solid #e3ddd0;color:#5b665f;font-size:13px">${escapeHtml(why)}<br>${footer.join(" · ")}</td></tr>
</table>
</body>
</html>
`;
}

/** Returns an empty string if the item has no page. */
function linkTo(parts: MailParts, item: MailItem, label: string): string {
  if (item.path === "") return "";
  return `<a href="${escapeHtml(urlOf(parts, item))}" style="color:#0b6353">${escapeHtml(label)}</a>\n`;
}

function urlOf({ dashboard, linkQuery }: MailParts, { path }: MailItem): string {
  return dashboard + path + (linkQuery ? `?${linkQuery}` : "");
}

function describeMail({ kind, language, dashboard, unsubscribeUrl }: MailParts) {
  const frame = mailFrames[language];
  const direction = language === "ar" ? "rtl" : "ltr";
  // No links to the dashboard and settings: the recipient may be unable to log in, and no setting applies to
  // this mail.
  if (kind === "link") return { frame, why: frame.whyLink, links: [], direction };
  if (kind === "notice") return { frame, why: frame.whyNotice, links: [], direction };
  if (kind === "answer") return { frame, why: frame.whyAnswer, links: [], direction };
  if (kind === "farewell") return { frame, why: frame.whyFarewell, links: [], direction };
  if (kind === "invitation") return { frame, why: frame.whyInvitation, links: [], direction };
  if (kind === "invoice") return { frame, why: frame.whyInvoice, links: [], direction };
  const links = [{ label: frame.settings, url: `${dashboard}/apps/account-settings/notifications` }];
  if (unsubscribeUrl) links.push({ label: frame.unsubscribe, url: unsubscribeUrl });
  return { frame, why: frame.why, links, direction };
}

function greeting({ language, name }: MailParts): string {
  const { greeting: withName, greetingWithoutName } = mailFrames[language];
  return name === null ? greetingWithoutName : withName.replace("{name}", () => name);
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
