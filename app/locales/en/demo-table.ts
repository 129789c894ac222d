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
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "demo-table": typeof texts;
  }
}
