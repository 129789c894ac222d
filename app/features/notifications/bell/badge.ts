const maxShown = 99;

/**
 * Returns the text of the bell's badge: the number up to 99, then `99+`; `undefined` for 0 or an unknown
 * number.
 */
export function badgeText(unreadCount: number | undefined): string | undefined {
  if (!unreadCount || unreadCount < 0) return undefined;
  return unreadCount > maxShown ? `${maxShown}+` : String(unreadCount);
}
