/** The field for confirming the password. Any form may have it, so it is in no schema. */
export const passwordAgain = "passwordAgain";

/** The key that indicates to a form that a passkey is accepted instead. Not a field. */
export const passkeyAgain = "passkeyAgain";
