/**
 * Replaces the service worker if `SERVICE_WORKER` is `off`: deletes stored files and unregisters itself.
 *
 * @import { WorkerScope } from "./worker-scope"
 */
const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
