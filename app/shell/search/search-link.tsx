import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { LazyPanelLink } from "~/components/lazy/lazy-panel-link";
import { LoadError } from "~/components/lazy/load-error";
import { lazyPanel, useLazyPanel } from "~/components/lazy/use-lazy-panel";
import { classNames } from "~/components/ui/class-names";
import { buttonStyle } from "~/components/ui/button-style";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { takeEarlyKey } from "./early-key";
import { useShortcutHint } from "./use-shortcut-hint";

/**
 * Opens the search. It is a link to the search page, which scripts turn into a button for the dialog.
 * Ctrl/Cmd+K opens it, too.
 */
export function SearchLink() {
  const t = useTranslation("shell");
  const path = useLocalizedPath("/search");
  const hint = useShortcutHint();
  const link = useRef<HTMLAnchorElement>(null);
  const { module, content, isOpen, open, close } = useLazyPanel(searchDialog);

  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== "k" || isTypingElsewhere()) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  const openEarly = useEffectEvent(open);
  useEffect(() => {
    if (takeEarlyKey()) openEarly();
    const listen = (event: KeyboardEvent) => onShortcut(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <LazyPanelLink
        ref={link}
        href={path}
        aria-label={t("searchStores")}
        aria-keyshortcuts="Control+K Meta+K"
        title={t("searchStores")}
        isButton={Boolean(hint)}
        onPress={open}
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
      </LazyPanelLink>
      {isOpen && <LoadError module={module} place="dialog" onClose={close} />}
      {isOpen && content && <content.Dialog {...content.texts} opener={link} onClose={close} />}
    </>
  );
}

const searchDialog = lazyPanel(async (language: Language) => {
  const { SearchDialog, loadSearchTexts, loadDemoTexts } = await import("./search-dialog");
  const [texts, demo] = await Promise.all([loadSearchTexts(language), loadDemoTexts(language)]);
  return { Dialog: SearchDialog, texts: { texts, demo } };
});

const editable = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
const modal = ".dialog";

/**
 * Returns whether the user is typing in another modal dialog, in which the search's shortcut must not work.
 */
function isTypingElsewhere(): boolean {
  const focused = document.activeElement;
  const holder = focused?.matches(editable) ? focused.closest(modal) : null;
  return holder !== null && !holder?.hasAttribute("data-search");
}
