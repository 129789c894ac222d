import { redirect } from "react-router";
import { z } from "zod";
import { createBrowserCookie } from "~/session/browser-cookie.server";

const flashToast = z.object({
  id: z.string().max(64),
  tone: z.enum(["success", "info", "warning", "danger"]),
  title: z.string().min(1).max(200),
  description: z.string().max(400).optional(),
  /** As of any toast. */
  seconds: z.int().positive().max(120).optional(),
  isWhole: z.boolean().optional(),
  /** Sent once to scripts, which may have been on their way elsewhere. */
  isSent: z.boolean().optional(),
});
export type FlashToast = z.infer<typeof flashToast>;

// In seconds: how long a load may take that stands in for one that was broken off.
const keptForScripts = 10;
const cookie = createBrowserCookie("toast", { maxAge: 120 });

/**
 * Redirects and lets the next page say something once: `throw await redirectWithToast(path, …)`.
 * Text is final, in the visitor's language. Other headers (a session cookie) go in `init`.
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

/** The `Set-Cookie` value that lets the next page say something once. */
export function saveFlashToast(toast: Omit<FlashToast, "id">): Promise<string> {
  return cookie.serialize({ ...toast, id: crypto.randomUUID() });
}

/**
 * The toast a request carries, and the header that uses it up. What scripts ask for is told twice, as a load is
 * broken off when something live arrives; the page shows a toast once. A broken or foreign cookie counts as none
 * and never throws.
 */
export async function readFlashToast(
  request: Request,
): Promise<{ toast: FlashToast | null; headers: Record<string, string> }> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("toast=")) return { toast: null, headers: {} };
  const parsed = flashToast.safeParse(await cookie.parse(header).catch(() => undefined));
  const toast = parsed.success ? parsed.data : null;
  const isForScripts = request.headers.get("Sec-Fetch-Dest") === "empty";
  const kept =
    toast && isForScripts && !toast.isSent
      ? await cookie.serialize({ ...toast, isSent: true }, { maxAge: keptForScripts })
      : await cookie.serialize("", { maxAge: 0 });
  return { toast, headers: { "Set-Cookie": kept } };
}
