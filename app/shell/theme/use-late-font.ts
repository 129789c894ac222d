import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Fetches the page's font after a browser's first page, which was laid out without it. It is used from the next
 * screen on, whose text is new anyway: text being read must not move (docs/decisions/0014).
 */
export function useLateFont(isFirstVisit: boolean): void {
  const [isLateFont] = useState(isFirstVisit);
  const font = useRef<FontFace>(undefined);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isLateFont) return;
    const face = new FontFace("Inter", `url(${latin})`, { weight: "100 900" });
    face.load().then(
      () => (font.current = face),
      // Without the font the page stays as it is.
      () => undefined,
    );
  }, [isLateFont]);

  useLayoutEffect(() => {
    if (font.current) document.fonts.add(font.current);
  }, [pathname]);
}
