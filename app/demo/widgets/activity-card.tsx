import { Timeline } from "~/components/timeline/timeline";
import { useTranslation } from "~/i18n/use-translation";
import { BannerCard } from "../cards/banner-card";

/** Renders recent events below a picture. */
export function ActivityCard() {
  const t = useTranslation("demo-cards");
  return (
    <BannerCard picture="team" title={t("activity")}>
      <Timeline
        events={(["invoice", "meeting", "project"] as const).map((key, index) => ({
          key,
          title: t(`event_${key}`),
          at: `2026-03-0${3 - index}T10:0${index}:00Z`,
          mark: "done",
          text: t(`eventText_${key}`),
        }))}
      />
    </BannerCard>
  );
}
