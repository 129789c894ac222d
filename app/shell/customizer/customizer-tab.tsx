import { Palette } from "lucide-react";
import { useRef, useState } from "react";
import type { Language } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/**
 * The tab at the page's edge, from `lg` on, no wider than the page's margin until it is reached for: the last
 * column of a wide table lies beside it. The panel and its texts are fetched when it is first pressed. */
export function CustomizerTab() {
  const t = useTranslation("shell");
  const language = useLanguage();
  const tab = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  const [isOpen, setOpen] = useState(false);

  async function toggle() {
    if (!panel) setPanel(await loadPanel(language));
    setOpen(!isOpen);
  }

  function close() {
    setOpen(false);
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
        onClick={() => void toggle()}
        className="fixed end-0 top-1/2 z-30 flex h-11 w-6 items-center justify-center rounded-s-lg bg-primary text-on-primary shadow-raised transition-[width] hover:w-11 hover:bg-primary-strong focus-visible:w-11"
      >
        <Palette aria-hidden className="size-4" />
      </button>
      {isOpen && panel && <panel.Component texts={panel.texts} onClose={close} />}
    </div>
  );
}

async function loadPanel(language: Language) {
  const { CustomizerPanel, loadCustomizerTexts } = await import("./panel");
  return { Component: CustomizerPanel, texts: await loadCustomizerTexts(language) };
}
