import { CalendarDays, Clock, MapPin } from "lucide-react";
import { Card } from "~/components/ui/card";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { AvatarStack } from "../cards/avatar-stack";
import { BannerCard } from "../cards/banner-card";
import { IconFacts } from "../cards/icon-facts";
import { ToggleButton } from "./toggle-button";
import type { Toggle } from "./toggles";

const guests = ["Claire Martin", "Omar Benali", "Julie Baker"];

/** Renders an upcoming talk with a button to join. */
export function WebinarCard({ isJoined }: { isJoined: boolean }) {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  return (
    <BannerCard picture="talk" title={t("webinar")} subtitle={t("webinarText")}>
      <div className="mb-5">
        <IconFacts
          facts={[
            { icon: CalendarDays, label: t("date"), value: formatDate("2026-05-17T15:00:00Z", language) },
            { icon: Clock, label: t("length"), value: t("minutes", { number: "32" }) },
          ]}
        />
      </div>
      <ToggleButton
        name="webinar"
        isOn={isJoined}
        captions={{ off: t("webinarJoin"), on: t("webinarJoined") }}
        isWide
      />
    </BannerCard>
  );
}

/** Renders a meetup with buttons to join and to book. */
export function MeetupCard({ on }: { on: readonly Toggle[] }) {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  return (
    <Card title={t("meetup")} subtitle={formatDate("2026-05-21T17:00:00Z", language, "weekday")}>
      <p className="mb-4">{t("meetupText")}</p>
      <div className="mb-4">
        <IconFacts
          facts={[
            { icon: Clock, label: t("begins"), value: "17:00 UTC" },
            { icon: MapPin, label: t("place"), value: t("placeText"), tone: "warning" },
          ]}
        />
      </div>
      <div className="mb-5 flex flex-wrap items-center gap-3 text-sm text-muted">
        <AvatarStack names={guests} />
        {t("guests")}
      </div>
      <div className="flex flex-wrap gap-2">
        <ToggleButton name="join" isOn={on.includes("join")} captions={{ off: t("join"), on: t("joined") }} />
        <ToggleButton name="book" isOn={on.includes("book")} captions={{ off: t("book"), on: t("booked") }} />
      </div>
    </Card>
  );
}
