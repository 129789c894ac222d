import { use } from "react";
import { PageContext } from "~/page/page-context";

/** Returns the site's origin, for content that only search engines read; undefined for logged-in users. */
export function usePublicOrigin(): string | undefined {
  const { origin, viewer } = use(PageContext);
  return viewer.state === "signed-out" ? origin : undefined;
}
