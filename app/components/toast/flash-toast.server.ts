import { redirect } from "react-router";
import { z } from "zod";
import { isPrefetch } from "~/page/prefetch.server";
import { createBrowserCookie } from "~/session/browser-cookie.server";

const flashToast = z.object({
  id: z.string().max(64),
  tone: z.enum(["success", "info", "warning", "danger"]),
  title: z.string().min(1).max(200),
  description: z.string().max(400).optional(),
  /** How long the toast is shown. */
  seconds: z.int().positive().max(120).optional(),
  isExpanded: z.boolean().optional(),
  /** Whether the toast was already sent to scripts once, possibly in response to an aborted request. */
  isSent: z.boolean().optional(),
});
export type FlashToast = z.infer<typeof flashToast>;

// Seconds within which an aborted request may be repeated.
const repeatWindow = 10;
const cookie = createBrowserCookie("toast", { maxAge: 120 });

/**
 * Redirects and shows a toast on the next page: `throw await redirectWithToast(path, …)`. The texts must
 * already be in the user's language. `init` may contain other headers, such as a session cookie.
 */
export async function redirectWithToast(
  path: string,
  toast: Omit<FlashToast, "id">,
  init: ResponseInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.append("Set-Cookie", await saveFlashToast(toast));
  return redirect(path, { ...init, headers });
}

/** Returns the `Set-Cookie` value that shows a toast on the next page. */
export function saveFlashToast(toast: Omit<FlashToast, "id">): Promise<string> {
  return cookie.serialize({ ...toast, id: crypto.randomUUID() });
}

/**
 * Returns a request's toast and the header that clears it. Data requests of scripts get it twice, because a
 * live event can abort the first one; the page shows it once. A prefetch gets none. A malformed cookie is
 * ignored. Never throws.
 */
export async function readFlashToast(
  request: Request,
): Promise<{ toast: FlashToast | null; headers: Record<string, string> }> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("toast=") || isPrefetch(request)) return { toast: null, headers: {} };
  const parsed = flashToast.safeParse(await cookie.parse(header));
  const toast = parsed.success ? parsed.data : null;
  const isForScripts = request.headers.get("Sec-Fetch-Dest") === "empty";
  const cookieValue =
    toast && isForScripts && !toast.isSent
      ? await cookie.serialize({ ...toast, isSent: true }, { maxAge: repeatWindow })
      : await cookie.serialize("", { maxAge: 0 });
  return { toast, headers: { "Set-Cookie": cookieValue } };
}
