import type { Language } from "~/i18n/languages";
import type { Translate } from "~/i18n/translation";
import type { texts as demoTexts } from "~/locales/en/demo";
import type { texts as navigationTexts } from "~/locales/en/navigation";
import { demoScreens } from "~/navigation/demo-screens";
import { type DemoScreen, demoSections, unprefixedSections } from "~/navigation/demo-section";
import { localizedPath } from "~/navigation/localized-path";
import { mayOpen, type MenuViewer } from "~/navigation/menu";
import { type GroupName, groups, type IconName, type Screen, screens } from "~/navigation/screens";
import type { Findable, Section } from "./match";

/** A page the search can find. */
export interface PageItem extends Findable {
  /** Without language prefix: the same in all languages. */
  path: string;
  href: string;
  icon: IconName;
  newTab: boolean;
  /** Of a page for one of many: the page is at hand wherever the address contains it. */
  activeUrl?: string;
}

interface IndexTexts {
  language: Language;
  navigation: Translate<typeof navigationTexts>;
  demo: Translate<typeof demoTexts>;
}

// Itself, and what only the link of a mail leads to.
const neverFound = ["/search", "/unsubscribe", "/known-browser", "/two-steps"];

/** Everything the viewer may open, by section: the screens of the menu first, then the template's page list. */
export function searchIndex(viewer: MenuViewer, texts: IndexTexts): Section<PageItem>[] {
  const known = screens
    .filter(({ path }) => !neverFound.includes(path))
    .filter((screen) => mayOpen(viewer, screen));
  function ofScreens(key: string, title: string, belongs: (screen: Screen) => boolean): Section<PageItem> {
    return { key, title, items: known.filter(belongs).map((screen) => ofScreen(screen, texts)) };
  }
  // A page of the list that is a screen by now is found once, under its screen, by who may open it. The five
  // shortcuts are everybody's: to others such a screen says that it is not theirs.
  const isScreen = ({ path, name, shortcut }: PageItem) =>
    screens.some(
      (screen) =>
        screen.path === path &&
        (!shortcut || mayOpen(viewer, screen)) &&
        (screen.access !== "everyone" || texts.navigation(screen.label) === name),
    );
  const menu = (Object.keys(groups) as GroupName[]).map((name) =>
    ofScreens(name, texts.navigation(groups[name].label), ({ group }) => group === name),
  );
  const pages = (Object.keys(demoSections) as (keyof typeof demoSections)[]).map((name) => {
    const title = texts.demo(`section_${name}`);
    const own = ofScreens(name, title, (screen) => name === "pages" && isLoosePage(screen)).items;
    const listed = demoScreens
      .filter((screen) => viewer !== "loading" && screen.section === name)
      .map((screen) => ofDemo(screen, texts));
    return { key: name, title, items: [...own, ...listed.filter((item) => !isScreen(item))] };
  });
  const main = ofScreens("main", "Cashlane", (screen) => !screen.group && !isLoosePage(screen));
  return [main, ...menu, ...pages];
}

/** The pages suggested where nothing was found. */
export function suggestedPages(texts: IndexTexts): PageItem[] {
  const labels = ["analytics", "userProfile", "crm"];
  return labels.flatMap((label) => {
    const screen = demoScreens.find((candidate) => candidate.label === label);
    return screen ? [ofDemo(screen, texts)] : [];
  });
}

function isLoosePage({ path, group }: Screen): boolean {
  return !group && path.startsWith("/pages/");
}

function ofScreen(screen: Screen, { navigation, demo, language }: IndexTexts): PageItem {
  // What the template's list calls it in short.
  const short = demoScreens.find(({ path }) => path === screen.path)?.shortcut;
  return {
    name: navigation(screen.label),
    path: screen.path,
    href: screen.unprefixed ? screen.path : localizedPath(screen.path, language),
    icon: screen.icon,
    ...(short && { shortcut: demo(short) }),
    newTab: screen.newTab ?? false,
  };
}

function ofDemo(screen: DemoScreen, { demo, language }: IndexTexts): PageItem {
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
