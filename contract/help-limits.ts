/** Apart from the schemas, so that browser code stays light. */
export const longestHelpTitle = 160;
export const longestHelp = 12_000;
/** So many versions are listed; those before them are kept. */
export const mostHelpVersions = 50;
/** How long an entry's name in its address is. */
export const longestHelpSlug = 80;
