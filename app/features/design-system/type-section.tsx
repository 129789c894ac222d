import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";

const sizes = [
  ["3xl", "text-3xl font-bold tracking-tight"],
  ["2xl", "text-2xl font-bold tracking-tight"],
  ["xl", "text-xl font-semibold"],
  ["lg", "text-lg font-semibold"],
  ["base", ""],
  ["sm", "text-sm"],
  ["xs", "text-xs"],
];

/** The sizes of text. */
export function TypeSection() {
  const t = useTranslation("design-system");
  return (
    <Section name="type">
      <ul className="space-y-3">
        {sizes.map(([name, className]) => (
          <li key={name} className="flex items-baseline gap-4">
            <span className="w-10 shrink-0 font-mono text-xs text-muted">{name}</span>
            <span className={className}>{t("sentence")}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
