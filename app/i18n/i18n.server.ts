import type { RequestContext } from "~/page/request-context";
import { getInstance } from "./i18next-middleware.server";
import type { Namespace, Namespaces } from "./namespaces";
import type { Translate } from "./translation";

/**
 * Returns `t` for loaders, actions and middleware. Throws if the language middleware didn't run. Texts aren't
 * escaped, because React escapes them.
 */
export function getTranslation<N extends Namespace>(
  context: RequestContext,
  namespace: N,
): Translate<Namespaces[N]> {
  const t = getInstance(context).getFixedT(namespace === "vi" ? "vi" : null, namespace);
  return (key, values) => t(key, values ?? {});
}
