/** The parts of a customer's page; all but the first take the right to see accounts. */
export const tabs = ["overview", "security", "billing", "notifications"] as const;
export type Tab = (typeof tabs)[number];

/** The tab an address names. */
export function tabOf(parameters: URLSearchParams): Tab {
  return tabs.find((tab) => tab === parameters.get("tab")) ?? "overview";
}
