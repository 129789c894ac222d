/** The field of a password that is asked for again; any form may get it, and no schema knows it. */
export const passwordAgain = "passwordAgain";

/** Stands beside it where the account has a passkey that will do as well; no field of a form. */
export const passkeyAgain = "passkeyAgain";
