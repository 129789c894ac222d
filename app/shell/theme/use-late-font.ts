import arabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2";
import boldArabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2";
import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Language } from "~/i18n/languages";

type Face = [family: string, file: string, weight: string];
const latinFaces: Face[] = [["Inter", latin, "100 900"]];
const arabicFaces: Face[] = [
  ["Noto Sans Arabic", arabic, "100 500"],
  ["Noto Sans Arabic", boldArabic, "600 900"],
];

/**
 * Fetches the page's fonts after a browser's first page, which was laid out without them. They are used from the
 * next screen on, whose text is new anyway: text being read must not move (docs/decisions/0014).
 * @param language of the page; the Arabic font is fetched for Arabic pages only
 */
export function useLateFont(isFirstVisit: boolean, language: Language): void {
  const [isLateFont] = useState(isFirstVisit);
  const loaded = useRef<FontFace[]>([]);
  const { pathname } = useLocation();
  const isArabic = language === "ar";

  useEffect(() => {
    if (!isLateFont) return;
    for (const [family, file, weight] of isArabic ? [...latinFaces, ...arabicFaces] : latinFaces) {
      const face = new FontFace(family, `url(${file})`, { weight });
      face.load().then(
        () => loaded.current.push(face),
        // Without the font the page stays as it is.
        () => undefined,
      );
    }
  }, [isLateFont, isArabic]);

  useLayoutEffect(() => {
    for (const face of loaded.current) document.fonts.add(face);
  }, [pathname]);
}
