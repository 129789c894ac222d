import { z } from "zod";
import { defineCall, defineStep } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, defineOne, searchText } from "../calls/list.ts";
import { notificationLanguage } from "./notification-settings.ts";

/** `dropped`: no longer wanted by the member when it was due. `dead`: given up after too many attempts. */
export const mailStates = ["waiting", "sent", "dropped", "dead"] as const;
export const mailState = z.enum(mailStates);
export type MailState = z.infer<typeof mailState>;

/** One email of the outbox, for admins. */
export const mail = z.object({
  id,
  state: mailState,
  /**
   * `link` contains a single-use link, `notice` is about the account's security, `answer` is a reply to a
   * ticket, `invoice` goes to a network. All four are sent regardless of the member's notification settings.
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
  /**
   * The mail isn't sent before this time, because of quiet hours, a digest or the delay before the next
   * attempt.
   */
  sendAfter: instant,
  sentAt: instant.nullable(),
  attempts: z.int().nonnegative(),
  /** The error of the last attempt. */
  error: z.string().nullable(),
});
export type Mail = z.infer<typeof mail>;

export const listMails = defineList("/v1/admin/mails", {
  permission: "mails.read",
  summary: "List the emails in the outbox, newest first",
  filters: {
    state: mailState.optional(),
    q: searchText,
  },
  row: mail,
});
export const getMail = defineOne(listMails, {
  summary: "Retrieve an email with its text, without the recipient's links and codes",
  data: mail.extend({ text: z.string() }),
});

/** Only for dead mails. A request repeated with the same idempotency key returns the first result. */
export const retryMail = defineStep("/v1/admin/mails/{id}/retry", {
  permission: "mails.retry",
  summary: "Retry an undelivered email, with all its attempts",
  data: mail,
});

/** Identifies a member and is signed by the operator. Contained only in the mails sent to the member. */
export const unsubscribeParams = z.object({ token: z.string().regex(/^[\w-]{1,64}\.[\w-]{43}$/) });

export const getSubscription = defineCall("GET", "/v1/mails/subscriptions/{token}", {
  summary: "Retrieve the masked email address an unsubscribe link belongs to",
  params: unsubscribeParams,
  data: z.object({ email: z.string(), isSubscribed: z.boolean() }),
});
/** Also called by mail programs for one-click unsubscribing (RFC 8058). The body is ignored. */
export const endSubscription = defineCall("POST", "/v1/mails/subscriptions/{token}/end", {
  summary: "Unsubscribe from all emails, without logging in",
  params: unsubscribeParams,
  data: z.null(),
});
