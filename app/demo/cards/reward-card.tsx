import { type Picture, StatePicture } from "~/components/states/pictures";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

export interface Reward {
  title: string;
  text: string;
  action: string;
  /** Path without language prefix. */
  to: string;
  picture: Picture;
}

/** Something reached, and the way on from there. */
export function RewardCard({ title, text, action, to, picture }: Reward) {
  return (
    <section className="card-surface flex items-center justify-between gap-4 p-6">
      <div>
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="mt-1 mb-4 text-muted">{text}</p>
        <LocalizedLinkButton to={to} size="sm">
          {action}
        </LocalizedLinkButton>
      </div>
      <StatePicture name={picture} />
    </section>
  );
}
