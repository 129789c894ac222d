import type { Language } from "~/i18n/languages";
import type { Translate } from "~/i18n/translation";
import type { texts as demoTexts } from "~/locales/en/demo";
import type { texts as navigationTexts } from "~/locales/en/navigation";
import { demoScreens } from "~/navigation/demo-screens";
import { type DemoScreen, demoSections, unprefixedSections } from "~/navigation/demo-section";
import { localizedPath } from "~/navigation/localized-path";
import { mayOpen, type MenuViewer } from "~/navigation/menu";
import type { GroupName, IconName, Screen } from "~/navigation/screen";
import { groups, screenAt, screens } from "~/navigation/screens";
import type { SearchTarget, Section } from "./match";

/** A page the search can find. */
export interface PageItem extends SearchTarget {
  /** The path without language prefix, so that it is the same in all languages. */
  path: string;
  href: string;
  icon: IconName;
  newTab: boolean;
  /** For detail pages, which are only found while the current URL contains this text. */
  activeUrl?: string;
  /** The section's title, if a page in another section has the same name. */
  context?: string;
}

interface IndexTexts {
  language: Language;
  navigation: Translate<typeof navigationTexts>;
  demo: Translate<typeof demoTexts>;
}

// The search itself, and pages that are only opened from mails.
const unindexedPages = ["/search", "/unsubscribe", "/known-browser", "/two-steps"];

/**
 * Returns all pages the user may open, by section: first the screens of the menu, then the template's pages.
 */
export function searchIndex(viewer: MenuViewer, texts: IndexTexts): Section<PageItem>[] {
  const searchableScreens = screens
    .filter((screen) => !unindexedPages.includes(screen.path) && !isRedundantRedirect(screen))
    .filter((screen) => mayOpen(viewer, screen));
  function sectionOf(key: string, title: string, belongs: (screen: Screen) => boolean): Section<PageItem> {
    const items = searchableScreens.filter(belongs).map((screen) => pageItemOf(screen, texts));
    return { key, title, items };
  }
  // A template page that is also a screen is listed once, as the screen, and only for users who may open the
  // screen. The five shortcuts are listed for all users, because the screen explains missing access.
  const isScreen = ({ path, name, shortcut }: PageItem) =>
    screens.some(
      (screen) =>
        screen.path === path &&
        (!shortcut || mayOpen(viewer, screen)) &&
        (screen.access !== "everyone" || texts.navigation(screen.label) === name),
    );
  const menu = (Object.keys(groups) as GroupName[]).map((name) =>
    sectionOf(name, texts.navigation(groups[name].label), ({ group }) => group === name),
  );
  const pages = (Object.keys(demoSections) as (keyof typeof demoSections)[]).map((name) => {
    const title = texts.demo(`section_${name}`);
    const screenItems = sectionOf(name, title, (screen) => name === "pages" && isUngroupedPage(screen)).items;
    const templateItems = demoScreens
      .filter((screen) => viewer !== "loading" && screen.section === name)
      .map((screen) => demoPageItem(screen, texts));
    return { key: name, title, items: [...screenItems, ...templateItems.filter((item) => !isScreen(item))] };
  });
  const main = sectionOf("main", "Cashlane", (screen) => !screen.group && !isUngroupedPage(screen));
  return withContexts([main, ...menu, ...pages]);
}

/** Adds the section's title to items whose name also occurs in another section. */
function withContexts(sections: Section<PageItem>[]): Section<PageItem>[] {
  const sectionsByName = new Map<string, Set<string>>();
  for (const { key, items } of sections)
    for (const { name } of items) sectionsByName.set(name, (sectionsByName.get(name) ?? new Set()).add(key));
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      (sectionsByName.get(item.name)?.size ?? 0) > 1 ? { ...item, context: section.title } : item,
    ),
  }));
}

/** Returns the suggestions for a search without results. */
export function suggestedPages(texts: IndexTexts): PageItem[] {
  const labels = ["analytics", "userProfile", "crm"];
  return labels.flatMap((label) => {
    const screen = demoScreens.find((candidate) => candidate.label === label);
    return screen ? [demoPageItem(screen, texts)] : [];
  });
}

/** Returns whether a screen only redirects to another screen that has the same name in the search. */
function isRedundantRedirect({ redirectsTo, label }: Screen): boolean {
  return redirectsTo !== undefined && screenAt(redirectsTo)?.label === label;
}

function isUngroupedPage({ path, group }: Screen): boolean {
  return !group && path.startsWith("/pages/");
}

function pageItemOf(screen: Screen, { navigation, demo, language }: IndexTexts): PageItem {
  const demoScreen = demoScreens.find(({ path }) => path === screen.path);
  return {
    name: navigation(screen.label),
    path: screen.path,
    href: screen.unprefixed ? screen.path : localizedPath(screen.path, language),
    icon: screen.icon,
    ...(demoScreen?.shortcut && { shortcut: demo(demoScreen.shortcut) }),
    ...(demoScreen && { alsoIn: demo(`section_${demoScreen.section}`) }),
    newTab: screen.newTab ?? false,
  };
}

function demoPageItem(screen: DemoScreen, { demo, language }: IndexTexts): PageItem {
  const isUnprefixed = unprefixedSections.includes(screen.section);
  return {
    name: demo(screen.label),
    path: screen.path,
    ...(screen.shortcut && { shortcut: demo(screen.shortcut) }),
    href: isUnprefixed ? screen.path : localizedPath(screen.path, language),
    icon: demoSections[screen.section],
    newTab: /^https?:/.test(screen.path),
    ...(screen.activeUrl && { activeUrl: screen.activeUrl }),
  };
}
