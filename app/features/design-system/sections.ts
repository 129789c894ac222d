/** The sections of the living page, in order; each is an anchor. */
export const sections = [
  "colours",
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
