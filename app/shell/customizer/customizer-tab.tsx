import { Palette } from "lucide-react";
import { useRef } from "react";
import { LateError } from "~/components/late/late-error";
import { lazyPanel, useLazyPanel } from "~/components/late/use-lazy-panel";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";

/**
 * The tab at the page's edge, from `lg` on. It is no wider than the page's margin until it is hovered or
 * focused, so that it doesn't cover the last column of a wide table.
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
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t("customize")}
        title={t("customize")}
        onClick={toggle}
        className="fixed end-0 top-1/2 z-30 flex h-11 w-6 items-center justify-center rounded-s-lg bg-primary text-on-primary shadow-raised transition-[width] hover:w-11 hover:bg-primary-strong focus-visible:w-11"
      >
        <Palette aria-hidden className="size-4" />
      </button>
      {isOpen && <LateError module={module} place="dialog" onClose={onClose} />}
      {isOpen && content && <content.Panel texts={content.texts} onClose={onClose} />}
    </div>
  );
}

const customizerPanel = lazyPanel(async (language: Language) => {
  const { CustomizerPanel, loadCustomizerTexts } = await import("./panel");
  return { Panel: CustomizerPanel, texts: await loadCustomizerTexts(language) };
});
