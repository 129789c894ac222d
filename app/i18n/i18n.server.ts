import type { RequestContext } from "~/page/request-context";
import { getInstance } from "./i18next-middleware.server";
import type { Namespace, Namespaces } from "./namespaces";
import type { Translate } from "./translation";

/**
 * `t` for loaders, actions and middleware. Throws where the language middleware did not run.
 * Texts are for people, so they stay unescaped: React escapes them on the page.
 */
export function getTranslation<N extends Namespace>(
  context: RequestContext,
  namespace: N,
): Translate<Namespaces[N]> {
  const t = getInstance(context).getFixedT(namespace === "vi" ? "vi" : null, namespace);
  return (key, values) => t(key, values ?? {});
}
