import type { BrowserContext, Page } from "@playwright/test";
import type { PushSubscriptionData } from "#contract/notifications/push-devices.ts";
import type { PushPayload } from "../notifications/push-service.ts";

/** Replaces the browser's push service, which tests can't reach, and its permission, which a browser without windows denies. */
export async function simulateBrowserPush(page: Page, subscribed: PushSubscriptionData): Promise<void> {
  await page.addInitScript((content) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    const subscription = { ...content, toJSON: () => content } as unknown as PushSubscription;
    let current: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async () => (current = subscription);
  }, subscribed);
}

/**
 * Returns a function that passes a decrypted push message to an origin's service worker, as the browser does, and
 * returns all notifications that the worker shows. It doesn't wait for the worker, so call it until the
 * notification is there; a repeated message replaces the earlier one. Needs the permission `notifications` and a
 * page of any site.
 */
export async function openPushReceiver(
  context: BrowserContext,
  { page, origin }: { page: Page; origin: string },
) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const address = `${origin}/service-worker.js`;
  const worker =
    context.serviceWorkers().find((one) => one.url() === address) ??
    (await context.waitForEvent("serviceworker", (one) => one.url() === address));
  return {
    async deliver(payload: PushPayload) {
      const data = JSON.stringify(payload);
      await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
      return worker.evaluate(async () => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
        const notifications = await registration.getNotifications();
        return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
      });
    },
  };
}
