import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Language } from "~/i18n/languages";

/**
 * Fetches the page's fonts after a browser's first page, which was laid out without them. They are used from
 * the next screen on, because text must not move while it is being read (docs/decisions/0014).
 * @param language of the page; the Arabic font is only fetched for Arabic pages
 */
export function useDeferredFont(isFirstVisit: boolean, language: Language): void {
  const [isLateFont] = useState(isFirstVisit);
  const loaded = useRef<FontFace[]>([]);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isLateFont) return;
    void import("./fetch-fonts").then(
      ({ fetchFonts }) => fetchFonts(language, (face) => loaded.current.push(face)),
      () => undefined,
    );
  }, [isLateFont, language]);

  useLayoutEffect(() => {
    for (const face of loaded.current) document.fonts.add(face);
  }, [pathname]);
}
