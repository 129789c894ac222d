import { Search } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "~/components/ui/class-names";
import { buttonStyle } from "~/components/ui/button-style";
import type { Language } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { isTypingElsewhere } from "./typing-elsewhere";
import { useShortcutHint } from "./use-shortcut-hint";

/**
 * The way to the search: a link to its page, which scripts turn into a dialog, also by Ctrl/Cmd+K. The
 * dialog, the index and their texts are fetched when it is first opened.
 */
export function SearchLink() {
  const t = useTranslation("shell");
  const language = useLanguage();
  const path = useLocalizedPath("/search");
  const hint = useShortcutHint();
  const link = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [island, setIsland] = useState<Awaited<ReturnType<typeof loadIsland>>>();
  const [isOpen, setOpen] = useState(false);
  const isReady = island?.language === language;

  async function open() {
    setOpen(true);
    if (isReady) return;
    try {
      setIsland(await loadIsland(language));
    } catch {
      window.location.assign(path);
    }
  }
  function onClose() {
    setOpen(false);
    // The browser gives the focus back to where the keys were, if they were anywhere.
    const focused = document.activeElement;
    if (focused === document.body || dialog.current?.contains(focused)) link.current?.focus();
  }
  function onPress(event: MouseEvent | KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  const onShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== "k" || isTypingElsewhere()) return;
    event.preventDefault();
    if (isOpen) dialog.current?.close();
    else void open();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onShortcut(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <a
        ref={link}
        href={path}
        aria-label={t("searchStores")}
        aria-keyshortcuts="Control+K Meta+K"
        title={t("searchStores")}
        onClick={onPress}
        {...(hint && {
          role: "button",
          "aria-haspopup": "dialog",
          onKeyDown: (event: KeyboardEvent) => event.key === " " && onPress(event),
        })}
        className={classNames(
          buttonStyle("ghost", "icon"),
          "lg:w-64 lg:justify-start lg:rounded-md lg:border lg:border-line-strong lg:px-3 lg:text-muted",
        )}
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="hidden lg:inline">{t("search")}</span>
        {hint && (
          <kbd className="ms-auto hidden rounded-sm border border-line bg-sunken px-1.5 text-xs text-muted lg:inline">
            {hint}
          </kbd>
        )}
      </a>
      {isOpen && isReady && <island.Component {...island.texts} dialog={dialog} onClose={onClose} />}
    </>
  );
}

async function loadIsland(language: Language) {
  const { SearchDialog, loadSearchTexts, loadDemoTexts } = await import("./search-dialog");
  const [texts, demo] = await Promise.all([loadSearchTexts(language), loadDemoTexts(language)]);
  return { language, Component: SearchDialog, texts: { texts, demo } };
}
