/** The paths that the search's actions link to or submit to, without language prefix. */
export const withdrawPath = "/apps/my-cash-back/withdraw";
export const notificationsPath = "/apps/notifications";
