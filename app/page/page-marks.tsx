/** Id of the element that the first paint of a page inside the shell waits for (docs/decisions/0013). */
export const headingEnd = "heading-end";
/** Id of the mark at the end of the content. Scripts follow it. */
export const pageEnd = "page-end";

/** Marks the end of a screen's heading. What follows appears when the whole page has arrived. */
export function HeadingEnd() {
  return <div id={headingEnd} hidden />;
}

/** Marks the end of everything a page shows. */
export function PageEnd() {
  return <div id={pageEnd} hidden />;
}
