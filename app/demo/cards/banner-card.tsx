import type { ReactNode } from "react";
import { Scene, type SceneName } from "./scene";

interface BannerCardProps {
  picture: SceneName;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Controls next to the title, such as a menu. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a card with a full-width picture at the top. */
export function BannerCard({ picture, title, subtitle, actions, children }: BannerCardProps) {
  return (
    <section className="card-surface min-w-0">
      <div className="flex justify-center rounded-t-lg bg-primary-soft py-4">
        <Scene name={picture} />
      </div>
      <div className="p-5 sm:px-6">
        <header className="mb-3 flex items-start justify-between gap-3">
          <div>
            <h2 className="text-lg font-semibold">{title}</h2>
            {subtitle && <p className="mt-0.5 text-sm text-muted">{subtitle}</p>}
          </div>
          {actions}
        </header>
        {children}
      </div>
    </section>
  );
}
