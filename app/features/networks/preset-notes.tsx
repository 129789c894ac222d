import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import type { NetworkPreset } from "#contract/networks/presets/preset.ts";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";

interface PresetNotesProps {
  preset: Pick<NetworkPreset, "name" | "pushQuery" | "sample"> & { key: NetworkPresetKey };
}

/** Explains what to configure at the network of a preset. */
export function PresetNotes({ preset: { key, name, pushQuery, sample } }: PresetNotesProps) {
  const t = useTranslation("network-presets");
  return (
    <Alert tone="info" title={name}>
      <p>{t(`note_${key}`)}</p>
      <p>{t(`sample_${sample.kind}`)}</p>
      {pushQuery && (
        <>
          <p>{t("pushQuery")}</p>
          <code dir="ltr" className="mt-1 block font-mono text-xs break-all select-all">
            {pushQuery}
          </code>
        </>
      )}
    </Alert>
  );
}
