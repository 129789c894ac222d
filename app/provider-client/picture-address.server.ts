import { environment } from "~/server/environment.server";

/**
 * The full address of a picture the provider names by a path on its own host, or brings along as `data:`
 * (avatars, logos); nothing when there is none, or when it leads off that host.
 */
export function pictureAddress(path: string | null | undefined): string | null {
  if (path?.startsWith("data:image/")) return path;
  const origin = environment().PROVIDER_PUBLIC_ORIGIN;
  if (!path || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : null;
}
