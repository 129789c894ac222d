import type { PagePart } from "./page-part";
import { ProviderError } from "./provider-error";

/**
 * Waits for one part of a page. If its call fails, only the part fails and not the page, unless the session
 * has ended.
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
