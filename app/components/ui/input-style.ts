/** The classes of all input fields. */
export const inputStyle = "look-input";
