export const texts = {
  searchHint: "Currency code",
  title: "Exchange rates",
  subtitle:
    "What one unit of a currency is worth in {{base}}. Purchases in other currencies are converted with it.",
  table: "Exchange rates",
  emptyTitle: "No exchange rates yet",
  emptyText: "Import or enter rates. Until then purchases in other currencies wait as unmatched reports.",
  rule: "A purchase is converted once, with the rate of its day in its network’s time zone. At weekends and on holidays the latest rate of the seven days before counts. Corrections keep the first rate.",
  day: "Day",
  rate: "Rate",
  source: "Source",
  source_ecb: "European Central Bank",
  source_manual: "Entered by hand",
  imported: "Imported",
  currency: "Currency",
  currencyHint: "Three letters, such as EUR.",
  rateIn: "Value in {{base}}",
  rateHint: "How many {{base}} one unit is worth, such as 1.0832.",
  enter: "Enter a rate",
  enterTitle: "Enter a rate",
  enterText:
    "A rate of the same day is replaced. Purchases that are converted already keep theirs; those that wait for this rate are credited.",
  save: "Save rate",
  cancel: "Cancel",
  entered: "Rate of {{currency}} saved",
  currencyWrong: "Enter a currency’s code of three letters, such as EUR.",
  dayWrong: "Enter a day.",
  rateWrong: "Enter a number above zero with at most eight decimals.",
  fileImport: "Import a file",
  fileTitle: "Import reference rates",
  fileText:
    "The European Central Bank publishes euro reference rates on its website, for the day, the last 90 days or all days. Nothing changes before you have seen what the file would do.",
  file: "File",
  fileHint: "CSV or XML as published, up to 2 MB.",
  fileMissing: "Choose a file.",
  fileTooLarge: "The file is larger than 2 MB.",
  fileTry: "Check the file",
  fileTried: "Checked. Nothing has changed yet.",
  fileDays: "Rates from {{from}} to {{to}}",
  fileEffects: "What it does",
  fileOlder: "Only the latest 366 days of the file are read.",
  fileRates: "Rates in the file",
  fileRatesShown: "The latest 200 are shown.",
  fileApply: "Import the rates",
  fileApplyEffect:
    "Rates entered by hand stay. Purchases that are converted already keep theirs; those that wait for one of these rates are credited.",
  fileApplied: "Rates imported",
  fileUnknown: "This file no longer exists.",
  rateBefore: "Rate until now",
  effect_new: "New",
  effect_changes: "Replaced",
  effect_unchanged: "Already known",
  effect_kept: "Entered by hand, stays",
  from: "From",
  to: "To",
  all: "All",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "exchange-rates": typeof texts;
  }
}
