import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { admitad } from "./admitad/connector.ts";
import { awin } from "./awin/connector.ts";
import { cj } from "./cj/connector.ts";
import type { Connector } from "./connector.ts";
import { impact } from "./impact/connector.ts";
import { partnerize } from "./partnerize/connector.ts";
import { rakuten } from "./rakuten/connector.ts";
import { tradedoubler } from "./tradedoubler/connector.ts";

/** Connectors by the preset that reads their records. */
export type Connectors = Partial<Record<NetworkPresetKey, Connector>>;

/** The connectors of all networks whose API can be read. */
export const connectors: Connectors = { admitad, awin, cj, impact, partnerize, rakuten, tradedoubler };
