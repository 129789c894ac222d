import { z } from "zod";
import { defineCall, defineStep } from "./call.ts";
import { id, instant } from "./identifiers.ts";
import { defineList, defineOne, searchText } from "./list.ts";
import { notificationLanguage } from "./notification-settings.ts";

/** `dropped`: the member no longer wanted it when its time came. `dead`: given up after too many tries. */
export const mailStates = ["waiting", "sent", "dropped", "dead"] as const;
export const mailState = z.enum(mailStates);
export type MailState = z.infer<typeof mailState>;

/** One e-mail of the outbox, as admins see it. */
export const mail = z.object({
  id,
  state: mailState,
  /**
   * `link` carries a link for one use, `notice` tells of the account's safety, `answer` is ours to a ticket,
   * `invoice` goes to a network: all four go out whatever the member chose for notifications.
   */
  kind: z.enum([
    "single",
    "daily",
    "weekly",
    "link",
    "notice",
    "answer",
    "invoice",
    "farewell",
    "invitation",
  ]),
  to: z.string(),
  subject: z.string(),
  language: notificationLanguage,
  createdAt: instant,
  /** Not sent before: quiet hours, a digest's time, the wait before the next try. */
  sendAfter: instant,
  sentAt: instant.nullable(),
  attempts: z.int().nonnegative(),
  /** Why the last try failed. */
  error: z.string().nullable(),
});
export type Mail = z.infer<typeof mail>;

export const listMails = defineList("/v1/admin/mails", {
  permission: "mails.read",
  summary: "The e-mail outbox, newest first",
  filters: {
    state: mailState.optional(),
    q: searchText,
  },
  row: mail,
});
export const getMail = defineOne(listMails, {
  summary: "One e-mail with its text; what only its reader may use is left out",
  data: mail.extend({ text: z.string() }),
});

/** Only for dead letters; a key sent again gives the first answer. */
export const retryMail = defineStep("/v1/admin/mails/{id}/retry", {
  permission: "mails.retry",
  summary: "Try an e-mail that could not be delivered again, from its first try",
  data: mail,
});

/** Names a member and proves that we wrote it; stands in the mails sent to them and nowhere else. */
export const unsubscribeParams = z.object({ token: z.string().regex(/^[\w-]{1,64}\.[\w-]{43}$/) });

export const getSubscription = defineCall("GET", "/v1/mails/subscriptions/{token}", {
  summary: "Whose e-mails a link of a mail ends, the address masked",
  params: unsubscribeParams,
  data: z.object({ email: z.string(), isSubscribed: z.boolean() }),
});
/** Also what mail programs call on their own with a form of theirs (RFC 8058): a body is taken and ignored. */
export const endSubscription = defineCall("POST", "/v1/mails/subscriptions/{token}/end", {
  summary: "No more e-mails of any type, without signing in",
  params: unsubscribeParams,
  data: z.null(),
});
