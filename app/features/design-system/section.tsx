import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import type { SectionName } from "./sections";

/** A section of the design system. Its heading has an id to link to. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useTranslation("design-system");
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="card-surface min-w-0 space-y-6 p-5 sm:p-6"
    >
      <header>
        <h2 id={`${name}-title`} className="text-xl font-semibold">
          {t(`section_${name}`)}
        </h2>
        <p className="mt-1 max-w-3xl text-sm text-muted">{t(`about_${name}`)}</p>
      </header>
      {children}
    </section>
  );
}
