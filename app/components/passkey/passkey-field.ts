/** The field with a passkey's response, as JSON. */
export const passkeyField = "passkey";
