import { useState } from "react";
import { useLocation } from "react-router";
import { showToast } from "~/components/toast/toast-store";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import type { PagePart } from "~/provider-client/page-part";
import type { CardName, Cards } from "./cards";

interface LiveCard<Name extends CardName> {
  /** The page's data, or the data of the latest refresh. */
  part: PagePart<Cards[Name]>;
  isBusy: boolean;
  /** Whether the data was refreshed after the page had loaded. */
  isFresh: boolean;
  refresh: () => Promise<void>;
}

const signedOut = 401;

/**
 * Returns a card's data, and a function that reloads only this card. A reload of the page replaces refreshed
 * data.
 */
export function useCard<Name extends CardName>(name: Name, initial: PagePart<Cards[Name]>): LiveCard<Name> {
  const t = useTranslation("home");
  const { search } = useLocation();
  const address = useLocalizedPath(`/dashboards/crm/${name}`) + search;
  const [refreshed, setRefreshed] = useState<{ since: unknown; part: PagePart<Cards[Name]> }>();
  const [busy, setBusy] = useState<string>();
  const isFresh = refreshed?.since === initial;

  async function refresh() {
    if (busy === address) return;
    setBusy(address);
    try {
      const response = await fetch(address, { headers: { Accept: "application/json" } });
      if (response.status === signedOut) return window.location.reload();
      if (!response.ok) throw new Error(response.statusText);
      setRefreshed({ since: initial, part: (await response.json()) as PagePart<Cards[Name]> });
    } catch {
      showToast({ id: "card", tone: "warning", title: t("refreshFailed") });
    } finally {
      setBusy((now) => (now === address ? undefined : now));
    }
  }

  return { part: isFresh ? refreshed.part : initial, isBusy: busy === address, isFresh, refresh };
}
