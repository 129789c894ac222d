/** So far a page inside the shell is painted at once (docs/decisions/0013). */
export const headingEnd = "heading-end";
/** So far a page is content; behind it come its scripts. */
export const pageEnd = "page-end";

/** Stands behind a screen's heading. What follows beside and after it shows when all of the page is there. */
export function HeadingEnd() {
  return <div id={headingEnd} hidden />;
}

/** Stands behind everything a page shows. */
export function PageEnd() {
  return <div id={pageEnd} hidden />;
}
