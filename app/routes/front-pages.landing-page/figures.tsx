import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { memberCount } from "~/features/welcome/member-count";

interface FiguresProps {
  figures: { stores: number; answers: number };
}

/** What there is, as it is now. */
export function Figures({ figures: { stores, answers } }: FiguresProps) {
  const t = useTranslation("landing");
  const rows = [
    { count: memberCount, label: t("figMembers"), isAtLeast: true },
    { count: stores, label: t("figStores", { count: stores }) },
    { count: answers, label: t("figAnswers", { count: answers }) },
  ];
  const language = useLanguage();
  return (
    <Card title={t("figuresTitle")}>
      <dl className="grid gap-6 sm:grid-cols-3">
        {rows.map(({ count, label, isAtLeast }) => (
          <div key={label} className="flex flex-col-reverse text-center">
            <dt className="text-muted">{label}</dt>
            <dd className="figures text-3xl font-bold">
              <bdi dir="ltr" suppressHydrationWarning>
                {formatNumber(count, language)}
                {isAtLeast && "+"}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
