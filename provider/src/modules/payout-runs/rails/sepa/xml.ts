const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character]!);
}

/** Returns an XML element of other elements, which are already XML. */
export function element(name: string, ...content: string[]): string {
  return `<${name}>${content.join("")}</${name}>`;
}

/** Returns an XML element that contains a text. */
export function textElement(name: string, text: string, attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join("")}>${escapeXml(text)}</${name}>`;
}

/** Returns a document in UTF-8 with a default namespace. */
export function xmlDocument(namespace: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${escapeXml(namespace)}">${content}</Document>\n`;
}
