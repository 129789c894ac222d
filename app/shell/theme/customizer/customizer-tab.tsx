import { Palette } from "lucide-react";
import { useRef } from "react";
import { LoadError } from "~/components/lazy/load-error";
import { lazyPanel, useLazyPanel } from "~/components/lazy/use-lazy-panel";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";

/** The id of the customizer's tab, which the account menu clicks. */
export const customizerTabId = "customizer-tab";

/**
 * A tab at the edge of the page that opens the customizer, shown from `lg` on. It is as wide as the page's
 * margin, so that it never covers content.
 */
export function CustomizerTab() {
  const t = useTranslation("shell");
  const tab = useRef<HTMLButtonElement>(null);
  const { module, content, isOpen, toggle, close } = useLazyPanel(customizerPanel);

  function onClose() {
    close();
    tab.current?.focus();
  }

  return (
    <div className="no-print needs-script hidden lg:block">
      <button
        ref={tab}
        id={customizerTabId}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t("customize")}
        title={t("customize")}
        onClick={toggle}
        className="fixed end-0 bottom-24 z-30 flex size-6 items-center justify-center rounded-s-md text-muted hover:bg-sunken hover:text-ink"
      >
        <Palette aria-hidden className="size-4" />
      </button>
      {isOpen && <LoadError module={module} place="dialog" onClose={onClose} />}
      {isOpen && content && <content.Panel texts={content.texts} onClose={onClose} />}
    </div>
  );
}

const customizerPanel = lazyPanel(async (language: Language) => {
  const { CustomizerPanel, loadCustomizerTexts } = await import("./panel");
  return { Panel: CustomizerPanel, texts: await loadCustomizerTexts(language) };
});
