import type { PagePart } from "./page-part";
import { ProviderError } from "./provider-error";

/**
 * Waits for one part of a page. A call that brought no good answer makes the part fail, not the page;
 * only the end of the session is everybody's matter.
 * @throws ProviderError of kind `signed-out`, and whatever is not a ProviderError
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
