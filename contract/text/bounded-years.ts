/**
 * Matches the beginning of a day or instant in the years 2000 to 2100. Days and periods adjacent to these years
 * are still within the range of the database and of `Date`. Separate from the schemas, so that browser code
 * doesn't load the schema library.
 */
export const boundedYear = /^(?:20\d\d|2100)-/;
