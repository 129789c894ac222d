/** The field a passkey's answer is sent in, as JSON. */
export const passkeyField = "passkey";
