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
});
export type FlashToast = z.infer<typeof flashToast>;

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
 * The toast a request carries, and the header that uses it up. A broken or foreign cookie
 * counts as none and never throws.
 */
export async function readFlashToast(
  request: Request,
): Promise<{ toast: FlashToast | null; headers: Record<string, string> }> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("toast=")) return { toast: null, headers: {} };
  const parsed = flashToast.safeParse(await cookie.parse(header).catch(() => undefined));
  return {
    toast: parsed.success ? parsed.data : null,
    headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) },
  };
}
