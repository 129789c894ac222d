/** The sections of the design system in order. Each is an anchor. */
export const sections = [
  "colors",
  "shape",
  "type",
  "buttons",
  "inputs",
  "signs",
  "menu",
  "form",
  "table",
  "stepper",
  "states",
  "dialog",
  "toast",
  "chart",
] as const;
export type SectionName = (typeof sections)[number];
