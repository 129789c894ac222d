import { createContext } from "react";
import type { Waiting } from "#contract/user.ts";
import type { Language } from "~/i18n/languages";
import type { Namespace } from "~/i18n/namespaces";
import type { Texts } from "~/i18n/translation";
import type { Viewer } from "./viewer";

/** The language of a page, and the texts of its screens. */
export interface Locale {
  language: Language;
  texts: Partial<Record<Namespace, Texts>>;
}

/** What the footer says; from the server, so that it is the same before and after hydration. */
export interface FooterFacts {
  year: number;
  /** When the server put the page together, ISO 8601: what a printed page is dated by. */
  servedAt: string;
  /** The sentence about who made the product (`FOOTER_CREDIT`) and the address it links to. */
  credit: { text: string; address: string | null } | null;
}

/** The time zone a page is rendered in. */
export interface PageZone {
  name: string;
  /** By the member's own setting: the browser's zone doesn't matter then. */
  isChosen: boolean;
}

/** What the bell starts with. */
export interface BellData {
  /** Names the session between its tabs; says nothing about it. */
  channel: string;
  /** Undefined when the provider did not say in time. */
  unreadCount?: number | undefined;
}

/** What the root's loader says about every page. Read it with a hook: `useTranslation`, `useViewer`, `useFooter`. */
export interface PageData {
  locale: Locale;
  viewer: Viewer;
  /** What waits in the queues that the viewer may read; empty for members. */
  waiting?: Waiting;
  timeZone: PageZone;
  footer: FooterFacts;
  /** Null where there is no bell. */
  bell: BellData | null;
  /** Whether this browser hides amounts. */
  amountsHidden: boolean;
  /** The shortcuts the viewer keeps in this browser, as paths without language; null while they have the first ones. */
  shortcuts: string[] | null;
}

/** The page without its data: what the last error page has. */
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
