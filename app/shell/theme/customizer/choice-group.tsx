import type { ReactNode } from "react";

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  /** The name of the radio buttons, unique on the page. */
  name: string;
  choices: readonly { value: Value; label: string; preview: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One setting of the customizer: radio buttons with a preview of their effect. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, name, choices, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid grid-cols-3 gap-3">
        {choices.map(({ value, label, preview }) => (
          <label key={value} className="group/choice text-center text-sm">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="peer sr-only"
            />
            <span
              className={
                "mb-1 flex h-16 items-center justify-center overflow-hidden rounded-md border border-line-strong text-muted group-hover/choice:bg-sunken " +
                "peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:text-on-primary-soft peer-checked:outline-1 peer-checked:outline-primary " +
                "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2"
              }
            >
              {preview}
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
