import { environment } from "~/server/environment.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { withReturn } from "./with-return";

/**
 * Returns links that log in with external services and keep the return path. Their texts are included, so
 * that pages without such services don't load them.
 */
export function serviceLinks(context: RequestContext, url: URL) {
  const t = getTranslation(context, "connections");
  const language = getLocale(context);
  return environment().OPENID_PROVIDERS.map(({ key, name }) => ({
    path: withReturn(localizedPath(`/login/with/${key}`, language), url.search),
    label: t("continueWith", { name }),
  }));
}
