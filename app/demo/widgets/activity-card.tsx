import { Timeline } from "~/components/timeline/timeline";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { SceneBanner } from "../cards/scene";

/** What happened of late, below a picture. */
export function ActivityCard() {
  const t = useTranslation("demo-cards");
  return (
    <div className="card-surface min-w-0">
      <SceneBanner name="team" />
      <Card title={t("activity")} className="border-0 shadow-none">
        <Timeline
          events={(["invoice", "meeting", "project"] as const).map((key, index) => ({
            key,
            title: t(`event_${key}`),
            at: `2026-03-0${3 - index}T10:0${index}:00Z`,
            mark: "done",
            text: t(`eventText_${key}`),
          }))}
        />
      </Card>
    </div>
  );
}
