/** Refusals of files that networks report by. */
export const networkErrorKeys = [
  "programme_decided",
  "missing_programmes_changed",
  "programme_commission_unknown",
  "report_needs_other_admin",
  "report_too_large",
  "report_too_many_lines",
  "report_not_text",
  "report_empty",
  "report_too_wide",
  "report_columns_missing",
  "report_mapping_incomplete",
  "report_network_unknown",
  "report_applied_already",
  "report_being_examined",
  "report_outdated",
] as const;
