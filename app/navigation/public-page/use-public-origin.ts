import { use } from "react";
import { PageContext } from "~/page/page-context";

/** Returns the site's origin for texts that only search engines read: undefined for signed-in readers. */
export function usePublicOrigin(): string | undefined {
  const { origin, viewer } = use(PageContext);
  return viewer.state === "signed-out" ? origin : undefined;
}
