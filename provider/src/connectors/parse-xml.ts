import { readXml, UnreadableXml, type XmlElement } from "../read-xml.ts";
import { ConnectorError } from "./connector.ts";

/** Returns the root of an answer in XML. @throws ConnectorError `unreadable`, also for another root */
export function parseXml(text: string, root: string): XmlElement {
  try {
    const element = readXml(text);
    if (element.name === root) return element;
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
  }
  throw new ConnectorError("unreadable", 200);
}
