import arabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2";
import boldArabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2";
import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import type { Language } from "~/i18n/languages";

type Face = [family: string, file: string, weight: string];
const latinFaces: Face[] = [["Inter", latin, "100 900"]];
const arabicFaces: Face[] = [
  ["Noto Sans Arabic", arabic, "100 500"],
  ["Noto Sans Arabic", boldArabic, "600 900"],
];

/** Fetches the fonts for pages in a language. Calls `onLoad` with each font that has loaded. */
export function fetchFonts(language: Language, onLoad: (face: FontFace) => void): void {
  for (const [family, file, weight] of language === "ar" ? [...latinFaces, ...arabicFaces] : latinFaces) {
    const face = new FontFace(family, `url(${file})`, { weight });
    // If the font doesn't load, the page keeps its fallback font.
    face.load().then(onLoad, () => undefined);
  }
}
