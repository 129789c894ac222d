/**
 * Prevents the console and error reports from showing errors of requests that the router itself aborted. A
 * navigation that replaces another one aborts its request. If the response had already started, the router's
 * decoder leaves a rejected promise without a handler (docs/decisions/0011). Other errors are still reported.
 */
export function ignoreAbortErrors(page: EventTarget): void {
  page.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}
