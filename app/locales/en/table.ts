export const texts = {
  results_one: "{{count}} result",
  results_other: "{{count}} results",
  range: "{{first}}–{{last}} of {{total}}",
  rangeAtLeast: "{{first}}–{{last}} of more than {{total}}",
  search: "Search",
  apply: "Apply",
  filters: "Filters",
  filtersSet: "Filters ({{number}})",
  all: "All",
  clearFilters: "Clear filters",
  removeFilter: "Remove filter {{name}}",
  labelled: "{{name}}: {{value}}",
  rowsPerPage: "Rows per page",
  pages: "Pages",
  next: "Next",
  previous: "Previous",
  firstPage: "First page",
  selected_one: "{{count}} selected",
  selected_other: "{{count}} selected",
  selectRow: "Select {{name}}",
  selectPage: "Select all on this page",
  sortAscending: "sorted ascending",
  sortDescending: "sorted descending",
  actions: "Actions",
  emptyByFilterTitle: "Nothing matches these filters",
  emptyByFilterText: "Change or clear them to see more.",
  keys: "Keys in the list",
  keysRows: "j and k move along the rows",
  keysOpen: "Enter opens",
  keysChoice: "x selects",
  keysSearch: "/ searches",
  downloadCsv: "Download CSV",
  downloadFailed: "The list could not be downloaded",

  chartAsTable: "Show as table",
  chartTable: "Chart data",
  chartEmpty: "No activity in this period",
  step: "Step {{current}} of {{total}}",
  stepDone: "done",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    table: typeof texts;
  }
}
