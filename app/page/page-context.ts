import { createContext } from "react";
import type { WaitingCounts } from "#contract/accounts/user.ts";
import type { Language } from "~/i18n/languages";
import type { Namespace } from "~/i18n/namespaces";
import type { NamespaceTexts } from "~/i18n/text-files";
import type { Translate } from "~/i18n/translation";
import type { Viewer } from "./viewer";

/** The language of a page, and the texts of its screen. */
export interface Locale {
  language: Language;
  texts: NamespaceTexts;
  /** The results of `useTranslation`, so that they are the same functions for all renders. */
  translators?: Partial<Record<Namespace, Translate<Record<string, string>>>>;
}

/** The footer's data. It comes from the server, so that it doesn't change during hydration. */
export interface FooterFacts {
  year: number;
  /** When the server rendered the page, in ISO 8601. Shown on printed pages. */
  servedAt: string;
  /** The text that names the product's maker (`FOOTER_CREDIT`), and the URL it links to. */
  credit: { text: string; address: string | null } | null;
}

/** The time zone a page is rendered in. */
export interface PageZone {
  name: string;
  /** Whether the member chose the time zone. If so, the browser's time zone is ignored. */
  isChosen: boolean;
}

/** The initial data of the bell. */
export interface BellData {
  /** An opaque id of the session, shared by all of its tabs. */
  channel: string;
  /** `undefined` if the provider didn't respond in time. */
  unreadCount?: number | undefined;
}

/** A notice about the operation mode, in the page's language. */
export interface ModeNoticeTexts {
  title: string;
  text: string;
}

/**
 * The root loader's data for every page, with the texts. Read it with hooks such as `useTranslation`,
 * `useViewer` and `useFooter`.
 */
export interface PageData {
  locale: Locale;
  viewer: Viewer;
  /** The numbers of items in the queues that the user may see; empty for members. */
  waiting?: WaitingCounts;
  timeZone: PageZone;
  footer: FooterFacts;
  /** The public origin of the site; absent if it isn't configured. */
  origin?: string | undefined;
  /** Absent in normal operation. */
  mode?: ModeNoticeTexts | undefined;
  /** `null` on pages without a bell. */
  bell: BellData | null;
  /** Whether this browser hides amounts. */
  amountsHidden: boolean;
  /** Whether the single-letter keys of lists are on in this browser. */
  listKeysOn: boolean;
  /** The shortcuts stored in this browser, as paths without language; `null` for the default ones. */
  shortcuts: string[] | null;
}

/** The data of the last-resort error page, which has no loader. */
export const emptyPage: PageData = {
  locale: { language: "en", texts: {} },
  viewer: { state: "signed-out" },
  timeZone: { name: "UTC", isChosen: false },
  footer: { year: 2025, servedAt: "", credit: null },
  bell: null,
  amountsHidden: false,
  listKeysOn: true,
  shortcuts: null,
};

export const PageContext = createContext(emptyPage);

/**
 * The page's locale, which stays the same object while the language does. `PageContext` changes with every
 * navigation, so reading the locale from it would render every text of the frame again.
 */
export const LocaleContext = createContext<Locale | null>(null);
