import { LayoutGrid } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useCallback, useId, useRef, useState } from "react";
import { buttonStyle } from "~/components/ui/button-style";
import { useHydrated } from "~/components/ui/use-hydrated";
import type { Language } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { shortcutsPath } from "./shortcuts-path";

/**
 * The way to the shortcuts: a link to their page, which scripts turn into a button with a popup. The popup
 * and its texts are fetched when it is first opened.
 */
export function ShortcutsLink() {
  const t = useTranslation("shell");
  const language = useLanguage();
  const path = useLocalizedPath(shortcutsPath);
  const panelId = useId();
  const opener = useRef<HTMLAnchorElement>(null);
  const [island, setIsland] = useState<Awaited<ReturnType<typeof loadIsland>>>();
  const [isOpen, setOpen] = useState(false);
  const onClose = useCallback(() => setOpen(false), []);
  const isReady = island?.language === language;

  async function toggle(event: MouseEvent | KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(!isOpen);
    if (isReady) return;
    try {
      setIsland(await loadIsland(language));
    } catch {
      window.location.assign(path);
    }
  }

  return (
    <div className="sm:relative">
      <a
        ref={opener}
        href={path}
        aria-label={t("shortcuts")}
        title={t("shortcuts")}
        onClick={(event) => void toggle(event)}
        {...(useHydrated() && {
          role: "button",
          "aria-haspopup": "dialog",
          "aria-expanded": isOpen,
          "aria-controls": isOpen && isReady ? panelId : undefined,
          onKeyDown: (event: KeyboardEvent) => event.key === " " && void toggle(event),
        })}
        className={buttonStyle("ghost", "icon")}
      >
        <LayoutGrid aria-hidden className="size-5" />
      </a>
      {isOpen && isReady && <island.Component {...island.texts} {...{ panelId, opener, onClose }} />}
    </div>
  );
}

async function loadIsland(language: Language) {
  const { ShortcutsPanel, loadShortcutTexts, loadSearchTexts, loadDemoTexts } = await import("./panel");
  const [texts, searchTexts, demo] = await Promise.all([
    loadShortcutTexts(language),
    loadSearchTexts(language),
    loadDemoTexts(language),
  ]);
  return { language, Component: ShortcutsPanel, texts: { texts, searchTexts, demo } };
}
