import { Alert } from "~/components/ui/alert";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { Skeleton } from "~/components/ui/skeleton";
import { Spinner } from "~/components/ui/spinner";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";
import { Specimen } from "./specimen";

const tones: Tone[] = ["neutral", "primary", "success", "warning", "danger", "info"];
const instant = "2026-03-04T15:30:00Z";

/** Shows badges, alerts, avatars, loading indicators, amounts and dates. */
export function SignsSection() {
  const t = useTranslation("design-system");
  return (
    <Section name="signs">
      <Specimen name={t("badges")}>
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t(`tone_${tone}`)}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name={t("alerts")}>
        <div className="grid gap-3 md:grid-cols-2">
          {(["success", "info", "warning", "danger"] as const).map((tone) => (
            <Alert key={tone} tone={tone} title={t(`tone_${tone}`)}>
              {t("sentence")}
            </Alert>
          ))}
        </div>
      </Specimen>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <Specimen name={t("avatars")}>
          <div className="flex items-center gap-3">
            <Avatar name="Lina Haddad" size="sm" />
            <Avatar name="Lina Haddad" />
            <Avatar name="ليلى حداد" size="lg" />
            <Avatar name="Nike" shape="square" tone="info" />
          </div>
        </Specimen>
        <Specimen name={t("waiting")}>
          <div className="flex items-center gap-3">
            <Spinner />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
        </Specimen>
        <Specimen name={t("amounts")}>
          <p className="flex flex-wrap gap-x-4">
            <Money amount={123_456} currency="USD" />
            <Money amount={990} currency="USD" sign="always" colored />
            <Money amount={-2000} currency="USD" sign="always" colored />
          </p>
        </Specimen>
        <Specimen name={t("dates")}>
          <p className="flex flex-col">
            <DateTime value={instant} />
            <DateTime value={instant} style="minute" />
            <DateTime value={instant} style="month" />
          </p>
        </Specimen>
      </div>
    </Section>
  );
}
