import { LayoutGrid } from "lucide-react";
import { useId, useRef } from "react";
import { LazyPanelLink } from "~/components/lazy/lazy-panel-link";
import { LoadError } from "~/components/lazy/load-error";
import { lazyPanel, useLazyPanel } from "~/components/lazy/use-lazy-panel";
import { buttonStyle } from "~/components/ui/button-style";
import { useHydrated } from "~/components/ui/use-hydrated";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { shortcutsPath } from "./shortcuts-path";

/** Opens the shortcuts. It is a link to their page, which scripts turn into a button that opens the popup. */
export function ShortcutsLink() {
  const t = useTranslation("shell");
  const path = useLocalizedPath(shortcutsPath);
  const panelId = useId();
  const opener = useRef<HTMLAnchorElement>(null);
  const { module, content, isOpen, toggle, close } = useLazyPanel(shortcutsPanel);

  return (
    <div className="sm:relative">
      <LazyPanelLink
        ref={opener}
        href={path}
        aria-label={t("shortcuts")}
        title={t("shortcuts")}
        isButton={useHydrated()}
        isExpanded={isOpen}
        panelId={isOpen && content ? panelId : undefined}
        onPress={toggle}
        className={buttonStyle("ghost", "icon")}
      >
        <LayoutGrid aria-hidden className="size-5" />
      </LazyPanelLink>
      {isOpen && <LoadError module={module} place="panel" onClose={close} />}
      {isOpen && content && (
        <content.Panel {...content.texts} panelId={panelId} opener={opener} onClose={close} />
      )}
    </div>
  );
}

const shortcutsPanel = lazyPanel(async (language: Language) => {
  const { ShortcutsPanel, loadShortcutTexts, loadSearchTexts, loadDemoTexts } = await import("./panel");
  const [texts, searchTexts, demo] = await Promise.all([
    loadShortcutTexts(language),
    loadSearchTexts(language),
    loadDemoTexts(language),
  ]);
  return { Panel: ShortcutsPanel, texts: { texts, searchTexts, demo } };
});
