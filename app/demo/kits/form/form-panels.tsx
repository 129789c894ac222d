import type { ReactNode } from "react";
import { Chevron } from "~/components/ui/chevron";
import { useTranslation } from "~/i18n/use-translation";
import type { FieldDefinition, FieldName, FormDefinition } from "./form-definition";

export interface FormPanelsProps {
  definition: FormDefinition;
  /**
   * Returns whether the server rejected a field. Tabs then open the part with that field, even without
   * scripts.
   */
  hasError: (name: FieldName) => boolean;
  children: (fields: readonly FieldDefinition[]) => ReactNode;
}

/** Renders the collapsible parts of a form. The whole form is submitted, including collapsed parts. */
export function FormPanels({ definition, children }: FormPanelsProps) {
  const t = useTranslation("demo-fields");
  const { panels = [] } = definition;
  return panels.map(({ name, fields }) => (
    <details key={name} open className="group mb-3 rounded-md border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 font-medium">
        {t(`panel_${name}`)}
        <Chevron className="group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children(definition.fields.filter((field) => fields.includes(field.name)))}</div>
    </details>
  ));
}
