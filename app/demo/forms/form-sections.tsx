import { useTranslation } from "~/i18n/use-translation";
import type { FormPanelsProps } from "../kits/form/form-panels";

/** Renders the parts of a form below each other, each with a heading, with dividers between them. */
export function FormSections({ definition, children }: FormPanelsProps) {
  const t = useTranslation("demo-fields");
  const { panels = [] } = definition;
  return panels.map(({ name, fields }) => (
    <fieldset
      key={name}
      className="mb-5 min-w-0 border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0"
    >
      <legend className="float-start mb-4 w-full">
        <h3 className="font-semibold">{t(`panel_${name}`)}</h3>
      </legend>
      <div className="clear-both">
        {children(definition.fields.filter((field) => fields.includes(field.name)))}
      </div>
    </fieldset>
  ));
}
