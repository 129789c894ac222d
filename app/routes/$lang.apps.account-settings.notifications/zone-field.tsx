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

/** Selects a time zone, or the time zone of each device. Scripts show the name of this device's time zone. */
export function ZoneField({ zones, defaultValue, name, errors }: ZoneFieldProps) {
  const t = useTranslation("preferences");
  const select = useRef<HTMLSelectElement>(null);
  const own = useBrowserZone();
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
      {own !== defaultValue && zones.includes(own) && (
        <Button
          variant="soft"
          size="sm"
          className="needs-script mb-4"
          onClick={() => {
            if (select.current) select.current.value = own;
          }}
        >
          {t("useZone", { zone: zoneLabel(own) })}
        </Button>
      )}
    </div>
  );
}
