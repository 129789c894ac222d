/** The screen's path without language prefix. */
export const claimsPath = "/apps/admin/claims";
