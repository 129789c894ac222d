/** How many views one account can keep for one list. */
export const viewsPerList = 20;
/** And for all its lists together. */
export const viewsPerAccount = 200;
/** Characters of a view's name. */
export const longestViewName = 60;
/** Characters of what a view sets, as it stands in an address. */
export const longestViewQuery = 1_500;
