import type { FastifyInstance } from "fastify";
import webPush from "web-push";
import { pushTexts } from "../../i18n/push-texts.ts";
import type { PushKeys } from "./keys.ts";
import type { PushDeviceRow, PushMessageRow } from "./repository.ts";

/** Seconds for which a push service keeps a message for a device that isn't connected. */
const timeToLive = 24 * 60 * 60;
/** Services accept 4 kB, including encryption and the other fields. Letters may take four bytes. */
const limits = { title: 120, description: 500 };

export interface PushRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

interface PushParts {
  device: PushDeviceRow;
  message: PushMessageRow;
  /** Whether the message must not reveal what happened. */
  isDiscreet: boolean;
  keys: PushKeys;
}

/**
 * Returns the encrypted and signed request that delivers a message to a device.
 * @throws if the device's keys aren't valid
 */
export function composePush(
  { environment }: Pick<FastifyInstance, "environment">,
  { device, message, isDiscreet, keys }: PushParts,
): PushRequest {
  const { endpoint, p256dh, auth } = device;
  const payload = JSON.stringify(payloadOf(device, message, isDiscreet));
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: timeToLive,
    // If a message is sent twice, the second replaces the first unless the device already has it.
    topic: message.notificationId.replaceAll("-", ""),
    vapidDetails: { subject: subjectOf(environment), ...keys },
  });
  const headers = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    url: request.endpoint,
    headers: {
      ...(Object.fromEntries(headers) as Record<string, string>),
      "user-agent": "Cashlane-Push/1.0",
    },
    body: request.body!,
  };
}

/** Returns the content of a message for the service worker. */
function payloadOf(device: PushDeviceRow, message: PushMessageRow, isDiscreet: boolean) {
  const { notificationId, language, title, description } = message;
  const texts = isDiscreet ? pushTexts[language] : { title, description };
  // The dashboard has no Vietnamese pages, so the link uses the device's language instead.
  const pageLanguage = language === "vi" ? device.language : language;
  return {
    title: shorten(texts.title, limits.title),
    body: shorten(texts.description, limits.description),
    tag: notificationId,
    path: `/${pageLanguage}/apps/notifications?view_id=${notificationId}`,
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
  };
}

function shorten(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join("")}…`;
}

/** Returns the contact for push services: the site, or else the sender of mails. */
function subjectOf({ PUBLIC_ORIGIN, MAIL_FROM }: FastifyInstance["environment"]): string {
  const [origin = ""] = PUBLIC_ORIGIN;
  return origin.startsWith("https:") ? origin : `mailto:${MAIL_FROM.replace(/^.*<|>$/g, "")}`;
}
