import { BookOpenCheck, MessageCircleQuestion, MousePointerClick } from "lucide-react";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { examplePayout } from "./example";
import { PayoutExample } from "./payout-example";
import { Section } from "./section";

/** Shows a payout with its fee, and three promises of the product. */
export function NoSurprises({ currency }: { currency: string }) {
  const t = useTranslation("welcome");
  const promises = [
    { Icon: MousePointerClick, title: t("promise1Title"), text: t("promise1Text") },
    { Icon: MessageCircleQuestion, title: t("promise2Title"), text: t("promise2Text") },
    { Icon: BookOpenCheck, title: t("promise3Title"), text: t("promise3Text") },
  ];
  return (
    <Section id="no-surprises" title={t("noSurprisesTitle")}>
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <PayoutExample {...examplePayout(currency)} />
        <div>
          <ul className="space-y-4">
            {promises.map(({ Icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <Icon
                  aria-hidden
                  className="directional mt-0.5 size-6 shrink-0 text-primary"
                  strokeWidth={1.8}
                />
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="mt-0.5 text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <LocalizedLink
            to="/privacy#security"
            className="ms-10 mt-3 inline-flex min-h-9 items-center font-medium text-primary hover:underline"
          >
            {t("safeLink")}
          </LocalizedLink>
        </div>
      </div>
    </Section>
  );
}
