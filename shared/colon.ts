/** Returns the separator between a label and its value. In French the colon follows a no-break space. */
export function colonIn(language: string): string {
  return language === "fr" ? "\u00a0: " : ": ";
}
