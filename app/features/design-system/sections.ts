/** The sections of the design system in order. Each name is also the id of a heading. */
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
