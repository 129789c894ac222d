import { BadgeCheck, Clock, MousePointerClick, Undo2 } from "lucide-react";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

/** From a click to money, and what ends on the way; the same for every store. */
export function Terms() {
  const t = useTranslation("stores");
  const terms = [
    { Icon: MousePointerClick, text: t("termsClick") },
    { Icon: Clock, text: t("termsPending") },
    { Icon: BadgeCheck, text: t("termsPayable") },
    { Icon: Undo2, text: t("termsReturn") },
  ];
  return (
    <Card title={t("termsTitle")}>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {terms.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden className="directional mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.8} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
