import { useRef } from "react";
import { SelectField } from "~/components/form/select-field";
import { Button } from "~/components/ui/button";
import { useBrowserZone } from "~/components/ui/use-time-zone";
import { useTranslation } from "~/i18n/use-translation";

interface ZoneFieldProps {
  name: string;
  errors: string[] | undefined;
  defaultValue: string;
  zones: string[];
}

/**
 * Selects a fixed time zone, or as the first option the time zone of each device. With scripts, a button
 * selects this browser's time zone.
 */
export function ZoneField({ zones, defaultValue, name, errors }: ZoneFieldProps) {
  const t = useTranslation("preferences");
  const select = useRef<HTMLSelectElement>(null);
  const browserZone = useBrowserZone();
  const zoneLabel = (zone: string) => zone.replaceAll("_", " ");
  return (
    <div>
      <SelectField
        ref={select}
        name={name}
        errors={errors}
        defaultValue={defaultValue}
        label={t("timeZone")}
        options={[
          { value: "", label: t("deviceZone") },
          ...zones.map((value) => ({ value, label: zoneLabel(value) })),
        ]}
      />
      {browserZone !== defaultValue && zones.includes(browserZone) && (
        <Button
          variant="soft"
          size="sm"
          className="needs-script mb-4"
          onClick={() => {
            if (select.current) select.current.value = browserZone;
          }}
        >
          {t("useZone", { zone: zoneLabel(browserZone) })}
        </Button>
      )}
    </div>
  );
}
