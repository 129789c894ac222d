import { getTranslation } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { stepSearch, withdrawPath } from "./addresses";

/** The member's provider client, language and translations. */
export interface Visit {
  provider: ProviderClient;
  language: Language;
  t: Translate<Namespaces["withdrawals"]>;
}

/**
 * Returns the context for adding a payout method. Afterwards, the withdrawal continues with the added method.
 */
export function methodRequestOf({ provider, language, t }: Visit) {
  const pathAfter = (method?: string) =>
    localizedPath(withdrawPath + stepSearch({ step: "amount", method }), language);
  return { provider, t, language, next: pathAfter };
}

export function visitOf(context: RequestContext): Visit {
  return {
    provider: providerClient(context),
    language: getLocale(context),
    t: getTranslation(context, "withdrawals"),
  };
}
