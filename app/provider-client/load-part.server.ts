import type { PagePart } from "./page-part";
import { ProviderError } from "./provider-error";

/**
 * Waits for one part of a page. A failed call fails the part and not the page, except at the end of the
 * session.
 * @throws ProviderError of kind `signed-out`, and errors that aren't ProviderErrors
 */
export async function loadPart<T>(work: Promise<T>): Promise<PagePart<T>> {
  try {
    return { state: "loaded", data: await work };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const { message, status, requestId } = error;
    return { state: "failed", message, status, requestId };
  }
}
