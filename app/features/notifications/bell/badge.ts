const most = 99;

/**
 * Returns the text of the bell's badge: nothing for 0 or an unknown number, the number up to 99, then `99+`.
 */
export function badgeText(unreadCount: number | undefined): string | undefined {
  if (!unreadCount || unreadCount < 0) return undefined;
  return unreadCount > most ? `${most}+` : String(unreadCount);
}
