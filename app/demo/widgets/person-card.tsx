import { Avatar } from "~/components/ui/avatar";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { AvatarStack } from "../cards/avatar-stack";
import { ToggleButton } from "./toggle-button";

const friends = ["Karim Saleh", "Lina Haddad", "Paul Stone", "Sara Khalil"];

/** Renders a person below a cover, with a friend button and mutual friends. */
export function PersonCard({ isFriend }: { isFriend: boolean }) {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  return (
    <section className="card-surface overflow-hidden">
      <div aria-hidden className="h-24 bg-linear-to-r from-primary-soft to-accent rtl:bg-linear-to-l" />
      <div className="-mt-8 flex flex-col items-start gap-3 p-5">
        <Avatar name="Nadia Moreau" size="lg" />
        <div>
          <h2 className="text-lg font-semibold">
            <bdi>Nadia Moreau</bdi>
          </h2>
          <p className="text-muted">{t("personText")}</p>
        </div>
        <ToggleButton
          name="friend"
          isOn={isFriend}
          captions={{ off: t("friendAsk"), on: t("friendAsked") }}
        />
        <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <AvatarStack names={friends} />
          {t("friendsInCommon", { count: friends.length, number: formatNumber(friends.length, language) })}
        </div>
      </div>
    </section>
  );
}
