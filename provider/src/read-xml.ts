import { SaxesParser } from "saxes";

/** An element of a document. Names have no namespace prefix, because each sender chooses its own prefixes. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const maxDepth = 32;
const maxElements = 500_000;
const maxText = 4_000;

/** A file that isn't XML, or exceeds the limits. */
export class UnreadableXml extends Error {}

/**
 * Reads an XML document into a tree. Refuses document types, entities other than the five of XML itself, and
 * documents that are too deep or too large.
 * @throws UnreadableXml
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const openElements = [root];
  let elements = 0;
  const reject = (reason: string): never => {
    throw new UnreadableXml(reason);
  };
  parser.on("error", ({ message }) => reject(message));
  parser.on("doctype", () => reject("document type"));
  parser.on("opentag", ({ name, attributes }) => {
    elements += 1;
    if (openElements.length > maxDepth || elements > maxElements) reject("too large");
    const element = { name: localName(name), attributes, children: [], text: "" };
    openElements.at(-1)!.children.push(element);
    openElements.push(element);
  });
  parser.on("closetag", () => {
    openElements.pop();
  });
  const append = (part: string) => {
    const element = openElements.at(-1)!;
    if (element.text.length + part.length > maxText && part.trim() !== "") reject("long text");
    element.text += part.length > maxText ? "" : part;
  };
  parser.on("text", append);
  parser.on("cdata", append);
  parser.write(text.replace(/^\ufeff/, "").trimStart()).close();
  return root.children[0] ?? reject("empty");
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Returns all elements at a path such as `Refs/EndToEndId` below an element. */
export function allAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split("/")
    .reduce<XmlElement[]>(
      (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

/** Returns the trimmed text of the first element at one of the paths that has one. */
export function textAt(element: XmlElement, ...paths: string[]): string | undefined {
  for (const path of paths) {
    const text = allAt(element, path)[0]?.text.trim();
    if (text) return text;
  }
  return undefined;
}
