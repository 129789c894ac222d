import { useCallback, useEffect, useState } from "react";
import type { Language } from "~/i18n/languages";
import { browser, sendMessage } from "../browser-api.ts";
import type { PopupView } from "../messages.ts";
import { pageAddress } from "../product.ts";
import { extensionText } from "../texts.ts";
import { Account } from "./account.tsx";
import { StoreList, StoreRow } from "./store-list.tsx";

/**
 * The extension's popup: the store of the current tab, the balance, the store search, and pending
 * activations.
 */
export function Popup({ language }: { language: Language }) {
  const t = extensionText(language);
  const [view, setView] = useState<PopupView>();
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(
    () => sendMessage("popup", {}).then(setView, () => setError(extensionText(language)("failed"))),
    [language],
  );
  useEffect(() => void load(), [load]);

  if (error && !view) return <p role="alert">{error}</p>;
  if (!view) return <p role="status">{t("loading")}</p>;

  async function activate(slug: string) {
    const response = await sendMessage("activate", { slug });
    setError(response.error);
  }
  /**
   * Requests access from the browser. Must be called in the handler of a press, because browsers refuse the
   * request otherwise.
   */
  async function allow(origins: string[]) {
    await browser.permissions.request({ permissions: ["webRequest"], origins });
    await load();
  }

  const { current } = view;
  const row = { texts: t, onActivate: activate, onAllow: allow };
  return (
    <main>
      <header>
        <h1>Cashlane</h1>
        <a href={pageAddress("/extension#privacy")} target="_blank" rel="noreferrer">
          {t("privacy")}
        </a>
      </header>
      {!view.isOnline && <p role="status">{t("offline")}</p>}
      {error && <p role="alert">{error}</p>}
      {view.isConnected ? (
        <>
          {current && (
            <section aria-label={current.name}>
              <StoreRow store={current} {...row} />
              {current.state !== "none" && current.state !== "active" && (
                <p role="status" className="note">
                  {t(current.state)}
                </p>
              )}
            </section>
          )}
          {view.account && <Account account={view.account} language={language} texts={t} />}
          {view.hasStores ? <StoreList view={view} {...row} /> : <p>{t("noStores")}</p>}
          <footer>
            <button type="button" onClick={() => void sendMessage("disconnect", {}).then(load)}>
              {t("disconnect")}
            </button>
          </footer>
        </>
      ) : (
        <section>
          <h2>{t("connectTitle")}</h2>
          <p>{t("connectText")}</p>
          <button type="button" className="main" onClick={() => void sendMessage("connect", {})}>
            {t("connect")}
          </button>
        </section>
      )}
    </main>
  );
}
