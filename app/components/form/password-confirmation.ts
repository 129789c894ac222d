/** The field for confirming the password. Any form may contain it, so it isn't part of the schemas. */
export const passwordConfirmationField = "passwordAgain";

/** The key in a form's errors which indicates that a passkey is accepted instead. Not a field. */
export const passkeyConfirmationKey = "passkeyAgain";
