/**
 * The maximum length of the reason shown to a suspended member. Separate from the schemas, because the form
 * needs no zod.
 */
export const maxSuspensionTextLength = 300;
