import { useCallback, useState } from "react";
import type { Language } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";

interface LazyPanel<Content> {
  /** The fetched code and texts; undefined until they are there in the page's language. */
  content: Content | undefined;
  /** Also true while the content is being fetched. */
  isOpen: boolean;
  open: () => Promise<void>;
  close: () => void;
  toggle: () => Promise<void>;
  /** Fetches the content ahead of the first opening. Rejects when it cannot be fetched. */
  preload: () => Promise<void>;
}

/**
 * The state of a panel whose code and texts are fetched when it is first opened. Pass a `load` from
 * outside the component: it imports the module, then its texts. `pagePath` is the page that serves the
 * same purpose without scripts: it is opened when the content cannot be fetched.
 */
export function useLazyPanel<Content>(
  load: (language: Language) => Promise<Content>,
  pagePath?: string,
): LazyPanel<Content> {
  const language = useLanguage();
  const [fetched, setFetched] = useState<{ language: Language; content: Content }>();
  const [isOpen, setOpen] = useState(false);
  const isReady = fetched?.language === language;

  const preload = useCallback(async () => {
    const content = await load(language);
    setFetched({ language, content });
  }, [load, language]);
  const close = useCallback(() => setOpen(false), []);

  async function show(next: boolean) {
    setOpen(next);
    if (isReady) return;
    try {
      await preload();
    } catch {
      setOpen(false);
      if (pagePath) window.location.assign(pagePath);
    }
  }

  return {
    content: isReady ? fetched.content : undefined,
    isOpen,
    open: () => show(true),
    close,
    toggle: () => show(!isOpen),
    preload,
  };
}
