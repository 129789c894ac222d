import { createContext } from "react";
import type { WaitingCounts } from "#contract/accounts/user.ts";
import type { Language } from "~/i18n/languages";
import type { NamespaceTexts } from "~/i18n/text-files";
import type { Viewer } from "./viewer";

/** The language of a page, and the texts of its screens. */
export interface Locale {
  language: Language;
  texts: NamespaceTexts;
}

/** The footer's data. It comes from the server, so that it is the same before and after hydration. */
export interface FooterFacts {
  year: number;
  /** When the server rendered the page, ISO 8601. Printed pages show it. */
  servedAt: string;
  /** The sentence about who made the product (`FOOTER_CREDIT`) and the URL it links to. */
  credit: { text: string; address: string | null } | null;
}

/** The time zone a page is rendered in. */
export interface PageZone {
  name: string;
  /** Whether the member chose it. The browser's zone is ignored then. */
  isChosen: boolean;
}

/** The initial data of the bell. */
export interface BellData {
  /** An opaque name of the session, shared by its tabs. */
  channel: string;
  /** `undefined` if the provider didn't answer in time. */
  unreadCount?: number | undefined;
}

/** The root loader's data for every page, with the texts. Read it with a hook: `useTranslation`, `useViewer`, `useFooter`. */
export interface PageData {
  locale: Locale;
  viewer: Viewer;
  /** The numbers of waiting items in the queues that the viewer may read; empty for members. */
  waiting?: WaitingCounts;
  timeZone: PageZone;
  footer: FooterFacts;
  /** The origin at which others reach the site; absent if it isn't configured. */
  origin?: string | undefined;
  /** `null` on pages without a bell. */
  bell: BellData | null;
  /** Whether this browser hides amounts. */
  amountsHidden: boolean;
  /** The shortcuts stored in this browser, as paths without language; `null` for the default ones. */
  shortcuts: string[] | null;
}

/** The data of a page without a loader, for the last error page. */
export const emptyPage: PageData = {
  locale: { language: "en", texts: {} },
  viewer: { state: "signed-out" },
  timeZone: { name: "UTC", isChosen: false },
  footer: { year: 2025, servedAt: "", credit: null },
  bell: null,
  amountsHidden: false,
  shortcuts: null,
};

export const PageContext = createContext(emptyPage);
