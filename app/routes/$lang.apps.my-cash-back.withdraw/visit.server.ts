import type { RouterContextProvider } from "react-router";
import { getTranslation } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";

/** The member who withdraws, and the language. */
export interface Visit {
  provider: ProviderClient;
  language: Language;
  t: Translate<Namespaces["withdrawals"]>;
}

export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  return {
    provider: providerClient(context),
    language: getLocale(context),
    t: getTranslation(context, "withdrawals"),
  };
}
