import { useState } from "react";
import type { Language } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";
import { loadOnDemand } from "./load-on-demand";
import { type LazyModule, lazyModule, type StyleOptions, useLazyModule } from "./lazy-module";

type PanelModule<Content> = (language: Language) => LazyModule<Content>;

interface LazyPanel<Content> {
  /** The panel's module, for `LoadError`. */
  module: LazyModule<Content>;
  /** The fetched code and texts; undefined until they have arrived in the page's language. */
  content: Content | undefined;
  /** Also true while the content is being fetched and after the fetch failed. */
  isOpen: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
}

/** A panel's code and texts, by language. `load` imports the module and then its texts. */
export function lazyPanel<Content>(
  load: (language: Language) => Promise<Content>,
  options: StyleOptions = {},
): PanelModule<Content> {
  const modules = new Map<Language, LazyModule<Content>>();
  return (language) => {
    const module = modules.get(language) ?? lazyModule(() => load(language), options);
    modules.set(language, module);
    return module;
  };
}

/** The state of a panel whose code and texts are fetched when it is first opened. */
export function useLazyPanel<Content>(panel: PanelModule<Content>): LazyPanel<Content> {
  const module = panel(useLanguage());
  const content = useLazyModule(module);
  const [isOpen, setOpen] = useState(false);

  function show(next: boolean) {
    setOpen(next);
    if (next && !content) void loadOnDemand(module);
  }
  return {
    module,
    content,
    isOpen,
    open: () => show(true),
    close: () => setOpen(false),
    toggle: () => show(!isOpen),
  };
}
