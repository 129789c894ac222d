/** The field of a password that is asked for again; any form may get it, and no schema knows it. */
export const passwordAgain = "passwordAgain";
