import { Badge } from "~/components/ui/badge";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Scene, type SceneName } from "./scene";

export interface Reward {
  title: string;
  text: string;
  /** A price or a share. */
  value?: string;
  /** The discount, displayed next to the figure. */
  note?: string;
  action: string;
  /** The path without a language prefix. */
  to: string;
  picture: SceneName;
}

/** Renders an achievement with a link to the next step. */
export function RewardCard({ title, text, value, note, action, to, picture }: Reward) {
  return (
    <section className="card-surface flex items-center justify-between gap-4 p-5 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="mt-1 mb-4 text-muted">{text}</p>
        {value && (
          <p className="mb-4 flex flex-wrap items-center gap-2">
            <bdi className="figures text-2xl font-bold text-primary" suppressHydrationWarning>
              {value}
            </bdi>
            {note && <Badge tone="success">{note}</Badge>}
          </p>
        )}
        <LocalizedLinkButton to={to} size="sm">
          {action}
        </LocalizedLinkButton>
      </div>
      <Scene name={picture} className="h-16 min-[22rem]:h-20 sm:h-28" />
    </section>
  );
}
