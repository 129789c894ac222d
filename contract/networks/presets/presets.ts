import { accesstrade } from "./accesstrade.ts";
import { admitad } from "./admitad.ts";
import { awin } from "./awin.ts";
import { cj } from "./cj.ts";
import { everflow } from "./everflow.ts";
import { impact } from "./impact.ts";
import type { NetworkPresetKey } from "./keys.ts";
import { partnerize } from "./partnerize.ts";
import type { NetworkPreset } from "./preset.ts";
import { rakuten } from "./rakuten.ts";
import { tradedoubler } from "./tradedoubler.ts";
import { tune } from "./tune.ts";

export const networkPresets: Record<NetworkPresetKey, NetworkPreset> = {
  accesstrade,
  admitad,
  awin,
  cj,
  everflow,
  impact,
  partnerize,
  rakuten,
  tradedoubler,
  tune,
};
