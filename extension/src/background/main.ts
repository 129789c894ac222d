import {
  createExtensionClick,
  extensionAccount,
  getExtensionAccount,
  listExtensionCoupons,
  type ExtensionAccount,
} from "#contract/extension/extension-calls.ts";
import type { ExtensionStore, ExtensionStores } from "#contract/extension/extension-stores.ts";
import { rangeOf } from "~/features/stores/cash-back-text";
import { browser, type Sender } from "../browser-api.ts";
import type { Message, Messages, PopupStore, PopupView } from "../messages.ts";
import { callProvider, CallError, currentLanguage, productOrigin } from "../product.ts";
import { networkOfRedirect, redirectHosts, signalsOf } from "../rules/affiliate-signals.ts";
import { indexStores, matchStore, patternsOf } from "../rules/match-store.ts";
import { activationState, afterActivation, afterBlocked, afterVisit } from "../rules/stand-down.ts";
import { extensionText } from "../texts.ts";
import { beginConnection, endConnection, finishConnection, refreshStores } from "./connection.ts";
import { changeShop, readConnection, readRedirect, readShop, readStores, writeRedirect } from "./memory.ts";
import { allowedDomains, registerScript } from "./sites.ts";
import { isExpired, storesAt } from "./stores-file.ts";
import { badgeText, promptOf, rateTextOf } from "./views.ts";

/**
 * A redirect that happened more than this many milliseconds ago doesn't belong to the page that has just been
 * opened.
 */
const chainMilliseconds = 60_000;
const refreshMinutes = 60;

async function currentList(): Promise<ExtensionStores | undefined> {
  const list = await readStores();
  return list && !isExpired(list, Date.now()) ? list : undefined;
}

async function currentStores(): Promise<ExtensionStore[] | undefined> {
  const list = await currentList();
  return list && storesAt(list, Date.now());
}

async function storeAt(address: string | undefined): Promise<ExtensionStore | undefined> {
  const list = await currentList();
  const store = list && address ? matchStore(indexStores(list.stores), address) : undefined;
  return store && storesAt({ stores: [store] }, Date.now())[0];
}

const handlers: {
  [K in keyof Messages]: (input: Messages[K]["input"], sender: Sender) => Promise<Messages[K]["response"]>;
} = {
  async visit({ address, referrer, opening }, { tab }) {
    const store = await storeAt(address);
    if (!store || tab?.id === undefined) return null;
    // Scripts in open pages keep running after the member has revoked the access, so it is checked again.
    const allowed = await allowedDomains([store.domain]);
    if (allowed.size === 0) {
      await browser.action.setBadgeText({ tabId: tab.id, text: "" });
      return null;
    }
    const now = Date.now();
    const signals = signalsOf(address, referrer);
    const redirect = await readRedirect(tab.id);
    if (redirect && now - redirect.at <= chainMilliseconds)
      signals.push({
        network: networkOfRedirect(redirect.host) ?? null,
        trace: `${redirect.host} ${redirect.at}`,
      });
    if (redirect) await writeRedirect(tab.id, null);
    const visit = { signals, opening, tabId: tab.id, now };
    const shop = await changeShop(store.slug, (before) => afterVisit(before, visit));
    const isConnected = (await readConnection()) !== undefined;
    const view = promptOf({
      store,
      shop: { ...shop, isDismissed: false },
      isConnected,
      language: currentLanguage(),
      now,
    });
    await browser.action.setBadgeText({ tabId: tab.id, text: view ? badgeText(store) : "" });
    await browser.action.setBadgeBackgroundColor({ tabId: tab.id, color: "#0b6353" });
    return shop.isDismissed ? null : view;
  },

  async activate({ slug, coupon }, sender) {
    const { tab, url } = sender;
    const connection = await readConnection();
    const store =
      slug && isFromPopup(sender)
        ? (await currentStores())?.find((one) => one.slug === slug)
        : await storeAt(url);
    if (!connection || !store) return { error: extensionText(currentLanguage())("notConnected") };
    const { path, data } = createExtensionClick;
    try {
      const click = data.parse(
        await callProvider(path, {
          method: "POST",
          token: connection.token,
          body: { store: store.slug, ...(coupon && { coupon }) },
          headers: { "idempotency-key": crypto.randomUUID() },
        }),
      );
      // From the popup, the store opens in a new tab; from the store's own page, in the same tab.
      const tabId = tab?.id ?? (await browser.tabs.create({ url: "about:blank" })).id;
      if (tabId === undefined) return { error: null };
      const activation = {
        now: Date.now(),
        expiresAt: Date.parse(click.expiresAt),
        tabId,
        rate: rangeOf(click.offer),
      };
      await changeShop(store.slug, () => afterActivation(activation));
      await browser.tabs.update(tabId, { url: click.url });
      return { error: null };
    } catch (error) {
      return { error: await errorText(error) };
    }
  },

  async coupons(_, { url }) {
    const connection = await readConnection();
    const store = await storeAt(url);
    if (!connection || !store)
      return { coupons: [], error: extensionText(currentLanguage())("notConnected") };
    const path = listExtensionCoupons.path.replace("{slug}", store.slug);
    try {
      const coupons = await callProvider(path, { token: connection.token });
      return { coupons: listExtensionCoupons.data.parse(coupons), error: null };
    } catch (error) {
      return { coupons: [], error: await errorText(error) };
    }
  },

  async dismiss(_, { url }) {
    const store = await storeAt(url);
    if (store) await changeShop(store.slug, (shop) => ({ ...shop, isDismissed: true }));
    return null;
  },

  async connect() {
    await beginConnection();
    return null;
  },

  async code({ code }, { url }) {
    // Only the product's own page may send a code.
    if (!url || new URL(url).origin !== productOrigin) return { isConnected: false };
    const isConnected = await finishConnection(code);
    if (isConnected) await registerScripts();
    return { isConnected };
  },

  async disconnect() {
    await endConnection();
    await registerScripts();
    return null;
  },

  async popup() {
    return popupView();
  },
};

async function errorText(error: unknown): Promise<string> {
  const t = extensionText(currentLanguage());
  if (!(error instanceof CallError)) return t("failed");
  if (error.status === 401) await endConnection();
  if (error.status === 401) return t("notConnected");
  return error.status === 0 ? t("offline") : error.message || t("failed");
}

async function readAccount(): Promise<{ account: ExtensionAccount | null; isOnline: boolean }> {
  const connection = await readConnection();
  if (!connection) return { account: null, isOnline: true };
  try {
    const data = await callProvider(getExtensionAccount.path, { token: connection.token });
    return { account: extensionAccount.parse(data), isOnline: true };
  } catch (error) {
    await errorText(error);
    return { account: null, isOnline: !(error instanceof CallError && error.status === 0) };
  }
}

async function popupView(): Promise<PopupView> {
  const { account, isOnline } = await readAccount();
  const isConnected = (await readConnection()) !== undefined;
  if (isConnected && isOnline && !(await currentStores())) await refreshStores();
  const stores = await currentStores();
  const domains = stores?.map(({ domain }) => domain) ?? [];
  const allowed = await allowedDomains([...domains, ...redirectHosts]);
  const favourites = new Set(account?.favourites);
  const language = currentLanguage();
  const toPopup = (store: ExtensionStore): PopupStore => ({
    slug: store.slug,
    name: store.name,
    domain: store.domain,
    rate: rateTextOf(store, language),
    coupons: store.coupons,
    hasSiteAccess: allowed.has(store.domain),
    isFavourite: favourites.has(store.slug),
  });
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  const current = await storeAt(tab?.url);
  return {
    isConnected,
    isOnline,
    hasStores: stores !== undefined,
    hasAllSitesAccess:
      stores !== undefined && [...domains, ...redirectHosts].every((one) => allowed.has(one)),
    stores: (stores ?? []).map(toPopup),
    current: current ? { ...toPopup(current), state: await shownState(current, account) } : null,
    account,
  };
}

/**
 * Returns the state of the member's cash back at a store. An activation counts as lost if another click
 * followed. If the member made that click on the product's own pages, returns `none` instead.
 */
async function shownState(
  { slug }: ExtensionStore,
  account: ExtensionAccount | null,
): Promise<ReturnType<typeof activationState>> {
  const shop = await readShop(slug);
  const state = activationState(shop, Date.now());
  const latestActivationAt = Math.max(
    ...(account?.activations ?? [])
      .filter(({ store }) => store.slug === slug)
      .map(({ createdAt }) => Date.parse(createdAt)),
  );
  return state === "lost" && latestActivationAt > shop.activation!.at ? "none" : state;
}

async function registerScripts(): Promise<void> {
  await registerScript((await currentStores()) ?? []);
}

/**
 * Messages that are only accepted from the popup, because the scripts in stores' pages run in processes that
 * a malicious page may have taken over.
 */
const popupMessages = new Set<string>(["popup", "disconnect"] satisfies (keyof Messages)[]);

function isFromPopup({ tab, url }: Sender): boolean {
  return tab === undefined || url?.startsWith(browser.runtime.getURL("")) === true;
}

function isOwnMessage(message: unknown, sender: Sender): message is Message {
  const type = (message as { type?: unknown } | null)?.type;
  if (sender.id !== browser.runtime.id || typeof type !== "string") return false;
  return Object.hasOwn(handlers, type) && (!popupMessages.has(type) || isFromPopup(sender));
}

browser.runtime.onMessage.addListener((message, sender, respond) => {
  if (!isOwnMessage(message, sender)) return false;
  const handle = handlers[message.type] as (input: object, from: Sender) => Promise<unknown>;
  handle(message, sender).then(respond, () => respond(null));
  return true;
});

async function refresh(): Promise<void> {
  await refreshStores();
  await registerScripts();
}
function start(): void {
  void browser.alarms.create("stores", { periodInMinutes: refreshMinutes });
  void refresh();
}
browser.runtime.onInstalled.addListener(start);
browser.runtime.onStartup.addListener(start);
browser.alarms.onAlarm.addListener(() => void refresh());
browser.permissions.onAdded.addListener(() => {
  watchRedirects();
  void registerScripts();
});
browser.permissions.onRemoved.addListener(({ permissions }) => {
  if (permissions?.includes("webRequest")) isWatching = false;
  void registerScripts();
});
browser.tabs.onRemoved.addListener((tabId) => void writeRedirect(tabId, null));

let isWatching = false;

/** Records when a tab is redirected through an affiliate network. Only the host and the time are stored. */
function watchRedirects(): void {
  if (isWatching || !browser.webRequest) return;
  isWatching = true;
  const filter = { urls: redirectHosts.flatMap(patternsOf), types: ["main_frame"] };
  browser.webRequest.onBeforeRequest.addListener(({ tabId, url }) => {
    void writeRedirect(tabId, { host: new URL(url).hostname, at: Date.now() });
    return undefined;
  }, filter);
  browser.webRequest.onErrorOccurred.addListener(({ tabId, error }) => {
    if (error?.includes("BLOCKED_BY_CLIENT")) void markBlocked(tabId);
    return undefined;
  }, filter);
}
watchRedirects();

async function markBlocked(tabId: number): Promise<void> {
  for (const { slug } of (await currentStores()) ?? [])
    await changeShop(slug, (shop) => afterBlocked(shop, tabId));
}
