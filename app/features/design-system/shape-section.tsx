import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";
import { Specimen } from "./specimen";

const radii = [
  ["sm", "rounded-sm"],
  ["md", "rounded-md"],
  ["lg", "rounded-lg"],
  ["xl", "rounded-xl"],
  ["full", "rounded-full"],
];
const shadows = [
  ["card", "shadow-card"],
  ["raised", "shadow-raised"],
];
const steps = [
  ["1", "w-1"],
  ["2", "w-2"],
  ["3", "w-3"],
  ["4", "w-4"],
  ["6", "w-6"],
  ["8", "w-8"],
  ["12", "w-12"],
];

/** Corners, shadows and spacing. */
export function ShapeSection() {
  const t = useTranslation("design-system");
  return (
    <Section name="shape">
      <Specimen name={t("corners")}>
        <ul className="flex flex-wrap gap-4">
          {radii.map(([name, className]) => (
            <li
              key={name}
              className={`flex size-20 items-center justify-center border border-line-strong font-mono text-sm ${className}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={t("shadows")}>
        <ul className="flex flex-wrap gap-6 rounded-md bg-canvas p-6">
          {shadows.map(([name, className]) => (
            <li
              key={name}
              className={`flex h-20 w-36 items-center justify-center rounded-md bg-raised font-mono text-sm ${className}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={t("space")}>
        <ul className="flex flex-wrap items-end gap-4 font-mono text-sm">
          {steps.map(([name, className]) => (
            <li key={name}>
              <span aria-hidden className={`mb-1 block h-6 rounded-sm bg-primary ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
