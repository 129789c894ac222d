import type { FastifyInstance } from "fastify";
import { linkCode, linkToken } from "../mail-links/link-token.ts";
import { linkRules } from "../mail-links/purposes.ts";
import { renderHtml, renderSubject, renderText, type MailParts } from "./render.ts";
import type { MailWithItems } from "./repository.ts";
import type { OutgoingMail } from "./transport.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

type App = Pick<FastifyInstance, "environment">;

/** Builds an outgoing mail from a mail of the outbox. */
export function composeMail(
  app: App,
  found: MailWithItems,
  attachments: NonNullable<OutgoingMail["attachments"]> = [],
): OutgoingMail {
  const { TOKEN_SECRET, MAIL_FROM, PROVIDER_PUBLIC_ORIGIN } = app.environment;
  const { mail, recipient } = found;
  const parts = mailParts(app.environment, found);
  let oneClickUrl: string | undefined;
  if (mail.kind === "link" || mail.kind === "notice") {
    if (mail.linkId) {
      parts.linkQuery = linkQuery(linkToken(TOKEN_SECRET, mail.linkId), found);
      parts.items = withCode(found.items, linkCode(TOKEN_SECRET, mail.linkId));
    }
  } else if (mail.kind !== "answer" && mail.userId) {
    const token = unsubscribeToken(TOKEN_SECRET, mail.userId);
    parts.unsubscribeUrl = `${parts.dashboard}/unsubscribe?token=${token}`;
    oneClickUrl = `${PROVIDER_PUBLIC_ORIGIN}/apis/v1/mails/subscriptions/${token}/end`;
  }
  return {
    id: mail.id,
    from: MAIL_FROM,
    to: { name: recipient.name ?? "", address: recipient.email },
    subject: renderSubject(parts),
    text: renderText(parts),
    html: renderHtml(parts),
    oneClickUrl,
    attachments,
  };
}

/** Returns a link's query: its token and, where a password is set, the account's name for password managers. */
function linkQuery(token: string, { items, recipient }: MailWithItems): string {
  const setsPassword = items.some(({ path }) => path === linkRules.password_reset.path);
  const query = new URLSearchParams({ token });
  if (setsPassword) query.set("account", recipient.email);
  return query.toString();
}

/** Returns a mail's text for admins, without tokens and codes, which would allow acting for the member. */
export function mailText(app: App, mail: MailWithItems): string {
  return renderText(mailParts(app.environment, { ...mail, items: withCode(mail.items, "••••••") }));
}

/** Replaces the placeholder in a link's text with the code. */
function withCode(items: MailWithItems["items"], code: string): MailWithItems["items"] {
  return items.map((item) => ({ ...item, description: item.description.replaceAll("{code}", code) }));
}

interface MailContent {
  mail: Pick<MailWithItems["mail"], "kind" | "language">;
  recipient: MailWithItems["recipient"];
  items: MailParts["items"];
}

/** Returns the values from which a mail is rendered, without links that allow acting for the member. */
export function mailParts(
  environment: Pick<FastifyInstance["environment"], "PUBLIC_ORIGIN">,
  { mail, recipient, items }: MailContent,
): MailParts {
  const { kind, language } = mail;
  // The dashboard has no Vietnamese pages: links in Vietnamese mails use the language the member signed up in.
  const pageLanguage = language === "vi" ? recipient.language : language;
  const dashboard = `${environment.PUBLIC_ORIGIN[0]}/${pageLanguage}`;
  return {
    kind,
    language,
    name: recipient.name,
    items,
    dashboard,
    unsubscribeUrl: undefined,
    linkQuery: undefined,
  };
}
