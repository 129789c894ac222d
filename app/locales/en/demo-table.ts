export const texts = {
  title: "Table of people",
  lead: "The product’s own list on 1,000 rows: search, filters, sorting, pages and a choice of rows, all in the address.",
  name: "Name",
  email: "E-mail address",
  start: "Joined",
  experience: "Experience",
  age: "Age",
  level: "Level",
  level_junior: "Junior",
  level_middle: "Experienced",
  level_senior: "Senior",
  years: "{{number}} y",
  from: "Joined from",
  to: "Joined until",
  hide: "Hide",
  hidden: "Hidden: {{number}}",
  empty: "No people",
  emptyText: "Everybody is hidden. Reset the demo to see them again.",
  nobody: "Choose somebody first.",
  view: "Kind of table",
  view_list: "List of the product",
  view_grid: "Large table",
  grid: "10,000 people",
  gridComing: "The large table is on its way. It needs scripts; the list works without.",
  gridAway: "The large table could not be loaded. Please try again.",
  fuzzy: "Search, also with slips",
  least: "{{name}}, at least",
  most: "{{name}}, at most",
  group: "Group by level",
  pin: "Pin the names",
  undoName: "Undo ({{number}})",
  found: "Found: {{number}}",
  rename: "Change the name {{name}}",
  resize: "Width of {{name}}",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "demo-table": typeof texts;
  }
}
