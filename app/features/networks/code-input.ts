/** Fields for addresses, names of parameters and the like: read from the left in every language. */
export const codeInput = {
  autoComplete: "off",
  spellCheck: false,
  dir: "ltr",
  className: "rtl:[&_input]:text-end",
} as const;
