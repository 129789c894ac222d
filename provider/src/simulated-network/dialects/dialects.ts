import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import type { Dialect } from "../dialect.ts";
import { accesstrade } from "./accesstrade.ts";
import { admitad } from "./admitad.ts";
import { awin } from "./awin.ts";
import { cj } from "./cj.ts";
import { impact } from "./impact.ts";
import { macros } from "./macros.ts";
import { partnerize } from "./partnerize.ts";
import { rakuten } from "./rakuten.ts";
import { tradedoubler } from "./tradedoubler.ts";

/** The dialect of each network with a preset. */
export const dialects: Record<NetworkPresetKey, Dialect> = {
  accesstrade,
  admitad,
  awin,
  cj,
  everflow: macros,
  impact,
  partnerize,
  rakuten,
  tradedoubler,
  tune: macros,
};
