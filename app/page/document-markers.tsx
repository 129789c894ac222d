/**
 * The id of the element that marks the end of the heading. The first paint of a front page, and of a page inside
 * the shell, waits for it (docs/decisions/0013).
 */
export const headingEnd = "heading-end";
/** The id of the element that marks the end of the content. The scripts come after it. */
export const pageEnd = "page-end";

/** The id of the style element that hides content while the document arrives (`early-paint.server.ts`). */
export const arrivalStyle = "arrival-style";

/**
 * Removes the rules that hide content while the document arrives. The browser would check them again for each
 * element that is inserted into the page, and compute all styles anew.
 */
export function removeArrivalStyle(): void {
  document.getElementById(arrivalStyle)?.remove();
}

/** Marks the end of a screen's heading. The content after it is shown once the whole page has arrived. */
export function HeadingEnd() {
  return <div id={headingEnd} hidden />;
}

/** Marks the end of the page's visible content. */
export function PageEnd() {
  return <div id={pageEnd} hidden />;
}
