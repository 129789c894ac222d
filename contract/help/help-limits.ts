/** Separate from the schemas, so that browser code doesn't load the schema library. */
export const maxHelpTitleLength = 160;
export const maxHelpLength = 12_000;
/** The maximum number of versions listed. Earlier versions remain stored. */
export const maxHelpVersions = 50;
/** The maximum length of an entry's slug. */
export const maxHelpSlugLength = 80;
