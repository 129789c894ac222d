import { classNames } from "~/components/ui/class-names";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { Screen } from "~/components/screen";
import { AdminMoney } from "./admin-money";
import { AdminQueue } from "./admin-queue";
import { AdminTotals } from "./admin-totals";
import { AdminTrend } from "./admin-trend";
import { OwnEarnings } from "./own-earnings";
import type { AdminHome as AdminView } from "./view";

/**
 * The home screen of an admin: the queues, the members' money and key figures if the admin has the permission
 * to see them, and the admin's own money, if any.
 */
export default function AdminHome({
  home: { name, needsFactor, queue, stats, earnings },
}: {
  home: AdminView;
}) {
  const t = useTranslation("home");
  return (
    <Screen title={t("hello", { name })} subtitle={t(stats ? "adminSubtitle" : "queueSubtitle")}>
      {needsFactor && (
        <Alert tone="warning" title={t("factorTitle")}>
          <LocalizedLink to="/apps/user/view/security" className="font-medium underline">
            {t("factorLink")}
          </LocalizedLink>
        </Alert>
      )}
      <div className={classNames("grid grid-cols-1 items-start gap-6", stats && "lg:grid-cols-[2fr_1fr]")}>
        <AdminQueue queue={queue} totals={stats?.totals} />
        {stats && <AdminMoney summary={stats.summary} />}
      </div>
      {stats && (
        <>
          <AdminTotals totals={stats.totals} period={stats.period} />
          <AdminTrend totals={stats.totals} period={stats.period} />
        </>
      )}
      {earnings && (
        <>
          <h2 className="text-xl font-semibold">{t("ownTitle")}</h2>
          <OwnEarnings earnings={earnings} />
        </>
      )}
    </Screen>
  );
}
