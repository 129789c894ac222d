/** The tabs of a customer's page. All except the first require the permission to read accounts. */
export const tabs = ["overview", "security", "billing", "notifications"] as const;
export type Tab = (typeof tabs)[number];

/** Returns the tab in the URL. */
export function tabOf(parameters: URLSearchParams): Tab {
  return tabs.find((tab) => tab === parameters.get("tab")) ?? "overview";
}
