import { PartRegion } from "~/components/states/part-region";
import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/shell/screen";
import { AdminQueue } from "./admin-queue";
import { AdminTotals } from "./admin-totals";
import { AdminTrend } from "./admin-trend";
import { OwnMoney } from "./own-money";
import type { AdminHome as AdminView } from "./view";

/** What waits for an admin, then how it goes; last their own money, if there is any. */
export default function AdminHome({ home: { name, totals, queue, money } }: { home: AdminView }) {
  const t = useTranslation("home");
  return (
    <Screen title={t("hello", { name })} subtitle={t("adminSubtitle")} actions={<PrivacyToggle />}>
      <PartRegion part={queue}>{(figures) => <AdminQueue figures={figures} />}</PartRegion>
      <PartRegion part={totals}>
        {(overview) => (
          <>
            <AdminTotals overview={overview} />
            <AdminTrend overview={overview} />
          </>
        )}
      </PartRegion>
      {money && (
        <>
          <h2 className="text-xl font-semibold">{t("ownTitle")}</h2>
          <OwnMoney money={money} />
        </>
      )}
    </Screen>
  );
}
