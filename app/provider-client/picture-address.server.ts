import { environment } from "~/server/environment.server";

/**
 * Returns the full URL of a picture that the provider sends as a path on its own host or as `data:`
 * (avatars, logos), or `null` if there is none or it leads to another host.
 */
export function pictureAddress(path: string | null | undefined): string | null {
  if (path?.startsWith("data:image/")) return path;
  const origin = environment().PROVIDER_PUBLIC_ORIGIN;
  if (!path || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : null;
}
