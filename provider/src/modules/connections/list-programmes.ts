import {
  ConnectorError,
  type Connector,
  type ConnectorApi,
  type NetworkProgramme,
} from "../../connectors/connector.ts";
import type { Credentials } from "./secrecy.ts";

const maxProgrammes = 10_000;

/** Reads all of a network's programmes. @throws ConnectorError, also above 10,000 */
export async function listProgrammes(
  { programmes }: Connector,
  api: ConnectorApi,
  credentials: Credentials,
): Promise<{ listed: NetworkProgramme[]; pages: number }> {
  const listed: NetworkProgramme[] = [];
  let pages = 0;
  for await (const { items } of programmes?.(api, credentials) ?? []) {
    pages += 1;
    listed.push(...items);
    if (listed.length > maxProgrammes) throw new ConnectorError("too_large", 200);
  }
  return { listed, pages };
}
