import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { Checkbox } from "~/components/ui/checkbox";
import { useTranslation } from "~/i18n/use-translation";

interface EndpointFieldsProps {
  form: ReturnType<typeof useFormCheck>;
  /** The saved settings; empty for a new endpoint. */
  saved: { url: string; description: string; eventTypes: readonly string[] | null };
  /** The events that were checked in a refused form. */
  chosen: string[] | undefined;
  /** All event types of the catalogue. */
  eventTypes: readonly string[];
}

/** Fields for the URL, description and events of an endpoint. */
export function EndpointFields({ form, saved, chosen, eventTypes }: EndpointFieldsProps) {
  const t = useTranslation("webhooks");
  const url = form.field("url");
  const description = form.field("description");
  const scope = form.field("scope");
  const checked = chosen ?? saved.eventTypes ?? [];
  return (
    <>
      <TextField
        {...url}
        defaultValue={url.defaultValue ?? saved.url}
        type="url"
        required
        maxLength={2_000}
        label={t("url")}
        hint={t("urlHint")}
        dir="ltr"
      />
      <TextField
        {...description}
        defaultValue={description.defaultValue ?? saved.description}
        maxLength={200}
        label={t("description")}
      />
      <div className="event-scope grid gap-2">
        <SelectField
          {...scope}
          defaultValue={scope.defaultValue ?? (saved.eventTypes ? "chosen" : "all")}
          label={t("events")}
          options={(["all", "chosen"] as const).map((value) => ({ value, label: t(`scope_${value}`) }))}
        />
        <fieldset className="rounded-md border border-line p-4 [.event-scope:has(option[value=all]:checked)_&]:hidden">
          <legend className="px-1 text-sm text-muted">{t("chosenEvents")}</legend>
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {eventTypes.map((type) => (
              <li key={type}>
                <Checkbox
                  name="eventTypes"
                  value={type}
                  defaultChecked={checked.includes(type)}
                  label={
                    <code dir="ltr" className="font-mono text-sm">
                      {type}
                    </code>
                  }
                />
              </li>
            ))}
          </ul>
        </fieldset>
      </div>
    </>
  );
}
