/**
 * Attributes of fields for URLs, parameter names and similar values, which are left-to-right in every
 * language.
 */
export const codeInput = {
  autoComplete: "off",
  spellCheck: false,
  dir: "ltr",
  className: "rtl:[&_input]:text-end",
} as const;
