/** The maximum number of a member's active links. */
export const maxActiveLinks = 100;
/** The maximum length of the address a link leads to. */
export const maxLinkedAddress = 1000;
