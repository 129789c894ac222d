/** The maximum number of views per list of an account. */
export const viewsPerList = 20;
/** The maximum number of views per account. */
export const viewsPerAccount = 200;
/** The maximum length of a view's name. */
export const maxViewNameLength = 60;
/** The maximum length of a view's query string. */
export const maxViewQueryLength = 1_500;
