/** Returns the string literals of a locale's file, without interpolations in templates. */
export function textsOf(source: string): string[] {
  return [...source.matchAll(/"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`/g)].map(([, text, template = ""]) =>
    (text ?? template.replace(/\$\{[^}]*\}/g, "…")).replaceAll("\\u00a0", "\u00a0").replaceAll("\\n", "\n"),
  );
}
