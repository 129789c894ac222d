import { environment } from "~/server/environment.server";

/**
 * Returns the full URL of a picture (avatar or logo). The provider sends it as a path on its own host or as a
 * `data:` URL. Returns `null` if there is no picture or it is on another host.
 */
export function pictureAddress(path: string | null | undefined): string | null {
  if (path?.startsWith("data:image/")) return path;
  const origin = environment().PROVIDER_PUBLIC_ORIGIN;
  if (!path || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : null;
}
