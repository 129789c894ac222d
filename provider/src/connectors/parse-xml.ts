import { readXml, UnreadableXml, type XmlElement } from "../read-xml.ts";
import { ConnectorError } from "./connector.ts";

/**
 * Returns the root element of an XML response. @throws ConnectorError `unreadable` if it isn't XML or has
 * another root
 */
export function parseXml(text: string, root: string): XmlElement {
  try {
    const element = readXml(text);
    if (element.name === root) return element;
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
  }
  throw new ConnectorError("unreadable", 200);
}
