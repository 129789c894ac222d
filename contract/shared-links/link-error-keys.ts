/** Keys of refusals about members' links to stores' pages. */
export const linkErrorKeys = [
  "link_address_invalid",
  "link_store_unknown",
  "link_store_refuses",
  "link_page_unsupported",
  "link_address_taken",
  "links_full",
] as const;
