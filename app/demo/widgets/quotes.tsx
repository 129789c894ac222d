import { useLocation } from "react-router";
import { Avatar } from "~/components/ui/avatar";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ShareMenu } from "../cards/share-menu";
import { ToggleButton } from "./toggle-button";
import type { Toggle } from "./toggles";

const quotes = [
  { toggle: "likeOne", name: "Claire Martin", text: "quoteOne", likes: 44 },
  { toggle: "likeTwo", name: "Omar Benali", text: "quoteTwo", likes: 67 },
  { toggle: "likeThree", name: "Lina Haddad", text: "quoteThree", likes: 83 },
] as const;

/** Renders quotes on colored cards. A like is counted immediately. */
export function Quotes({ on, origin }: { on: readonly Toggle[]; origin: string }) {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const address = origin + useLocation().pathname;
  return quotes.map(({ toggle, name, text, likes }) => {
    const isOn = on.includes(toggle);
    const count = formatNumber(likes + (isOn ? 1 : 0), language);
    return (
      <figure key={toggle} className="card-surface border-s-4 border-s-primary p-6">
        <blockquote className="mb-4 text-lg">{t(text)}</blockquote>
        <figcaption className="flex flex-wrap items-center gap-3">
          <Avatar name={name} />
          <bdi className="flex-1 font-medium">{name}</bdi>
          <span className="figures text-sm text-muted">{t("likes", { count: likes, number: count })}</span>
          <ToggleButton
            name={toggle}
            isOn={isOn}
            captions={{ off: t("like"), on: t("liked") }}
            label={t("likeOf", { name })}
          />
          <ShareMenu name={t("saidBy", { name })} address={address} />
        </figcaption>
      </figure>
    );
  });
}
