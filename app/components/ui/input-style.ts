/** The look of everything one types or chooses in. */
export const inputStyle = "look-input";
