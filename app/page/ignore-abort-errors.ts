/**
 * Hides errors of requests the router aborted itself from the console and error reports. A navigation that is
 * replaced by another one aborts its request; if the response had already started, the router's decoder leaves
 * a rejected promise without a handler (docs/decisions/0011). Other errors are not affected.
 */
export function ignoreAbortErrors(page: EventTarget): void {
  page.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}
