import { type NetworkPresetKey, networkPresetKeys } from "#contract/networks/presets/keys.ts";
import type { NetworkPreset } from "#contract/networks/presets/preset.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";

/** A preset with its key. */
export interface ChosenPreset extends NetworkPreset {
  key: NetworkPresetKey;
}

/** Returns the preset with a key; `null` if there is none. */
export function findPreset(text: string | null): ChosenPreset | null {
  const key = networkPresetKeys.find((candidate) => candidate === text);
  return key ? { ...networkPresets[key], key } : null;
}

/** The names and keys of all presets, for a select. */
export const presetChoices = networkPresetKeys.map((key) => ({
  value: key,
  label: networkPresets[key].name,
}));
