/**
 * Keeps what the router broke off itself out of the browser's console and error reports. A navigation that
 * another one overtakes aborts its request; when the answer had already begun, the router's decoder leaves the
 * rest of the stream rejected without a handler (docs/decisions/0011). Everything else stays an error.
 */
export function ignoreAbortErrors(page: EventTarget): void {
  page.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}
