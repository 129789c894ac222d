import { useState } from "react";
import { foldText } from "#shared/fold-text.ts";
import type { PopupStore, PopupView } from "../messages.ts";
import { originsFor } from "../rules/store-origins.ts";
import type { extensionText } from "../texts.ts";

interface StoreActions {
  texts: ReturnType<typeof extensionText>;
  onActivate: (slug: string) => Promise<void>;
  onAllow: (origins: string[]) => Promise<void>;
}

const shownStores = 20;

/** Searches the stored list of stores, and offers to grant access to all of them. */
export function StoreList({ view, ...actions }: StoreActions & { view: PopupView }) {
  const { texts: t } = actions;
  const [query, setQuery] = useState("");
  const folded = foldText(query.trim());
  const matchingStores = view.stores
    .filter(({ name }) => foldText(name).includes(folded))
    .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
    .slice(0, shownStores);
  return (
    <section>
      <label>
        {t("search")}
        <input
          type="search"
          value={query}
          maxLength={100}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p role="status" className="note">
        {matchingStores.length === 0 && t("noStore")}
      </p>
      <ul>
        {matchingStores.map((store) => (
          <li key={store.slug}>
            <StoreRow store={store} {...actions} />
          </li>
        ))}
      </ul>
      {!view.hasAllSitesAccess && (
        <>
          <p className="note">{t("allowWhy")}</p>
          <button type="button" onClick={() => void actions.onAllow(originsFor(view.stores))}>
            {t("allowAll")}
          </button>
        </>
      )}
    </section>
  );
}

/** A store with its rate, and buttons that activate its cash back or grant access to its pages. */
export function StoreRow({ store, texts: t, onActivate, onAllow }: StoreActions & { store: PopupStore }) {
  return (
    <div className="store">
      <p>
        <strong>
          <bdi>{store.name}</bdi>
          {store.isFavourite && (
            <span role="img" aria-label={t("favourite")}>
              {" ♥"}
            </span>
          )}
        </strong>
        <span>{store.rate}</span>
      </p>
      <div className="actions">
        <button type="button" className="main" onClick={() => void onActivate(store.slug)}>
          {t("shop")}
          <span className="hidden"> {store.name}</span>
        </button>
        {store.hasSiteAccess ? (
          <span className="note">{t("allowed")}</span>
        ) : (
          <button type="button" title={t("allowWhy")} onClick={() => void onAllow(originsFor([store]))}>
            {t("allow")}
            <span className="hidden"> {store.name}</span>
          </button>
        )}
      </div>
    </div>
  );
}
