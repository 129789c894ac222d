import type { Description } from "./structured-data";

/**
 * Returns the structured data of a page's breadcrumbs: the pages above it, the uppermost first, and the page
 * itself.
 */
export function describeTrail(pages: { name: string; address: string }[]): Description["@graph"][number] {
  return {
    "@type": "BreadcrumbList",
    itemListElement: pages.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address,
    })),
  };
}
