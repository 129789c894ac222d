const most = 99;

/** What the bell's badge says: nothing at 0 or when unknown, the number up to 99, then `99+`. */
export function badgeText(unreadCount: number | undefined): string | undefined {
  if (!unreadCount || unreadCount < 0) return undefined;
  return unreadCount > most ? `${most}+` : String(unreadCount);
}
