import { MailCheck, ShieldCheck, Zap } from "lucide-react";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { type BuyerView, checkoutSearch } from "./view";

interface DeliveryStepProps {
  buyer: BuyerView | null;
  login: string;
}

/** The second step: where the codes will be available. Visitors log in here and return. */
export function DeliveryStep({ buyer, login }: DeliveryStepProps) {
  const t = useTranslation("shop");
  const facts = [
    { icon: Zap, title: t("atOnceTitle"), text: t("atOnceText") },
    { icon: ShieldCheck, title: t("safeTitle"), text: t("safeText") },
    {
      icon: MailCheck,
      title: t("mailTitle"),
      text: buyer ? t("mailTo", { email: buyer.email }) : t("mailText"),
    },
  ];
  return (
    <Card title={t("step_delivery")}>
      <ul className="grid gap-5 md:grid-cols-3">
        {facts.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-md border border-line p-4">
            <Icon aria-hidden className="size-6 text-primary" strokeWidth={1.6} />
            <h3 className="mt-2 font-medium">{title}</h3>
            <p className="text-sm wrap-anywhere text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {!buyer && <p className="mt-6">{t("signInFirst")}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {buyer ? (
          <LinkButton to={checkoutSearch("payment")}>{t("toPayment")}</LinkButton>
        ) : (
          <LinkButton to={login}>{t("signIn")}</LinkButton>
        )}
        <LinkButton variant="ghost" to={checkoutSearch("cart")}>
          {t("backToCart")}
        </LinkButton>
      </div>
    </Card>
  );
}
