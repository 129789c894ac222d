/** What stands between a label and its value: in French a space that never breaks comes before the colon. */
export function colonIn(language: string): string {
  return language === "fr" ? "\u00a0: " : ": ";
}
