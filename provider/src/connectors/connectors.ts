import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { awin } from "./awin/connector.ts";
import type { Connector } from "./connector.ts";
import { rakuten } from "./rakuten/connector.ts";
import { tradedoubler } from "./tradedoubler/connector.ts";

/** Connectors by the preset that reads their records. */
export type Connectors = Partial<Record<NetworkPresetKey, Connector>>;

/** The networks that are pulled. A new one is listed here. */
export const connectors: Connectors = { awin, rakuten, tradedoubler };
