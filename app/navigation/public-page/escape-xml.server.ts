const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for XML. Removes control characters, because XML doesn't allow them even if escaped. */
export function escapeXml(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what XML 1.0 excludes
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  return allowed.replace(/[&<>"']/g, (character) => entities[character]!);
}
