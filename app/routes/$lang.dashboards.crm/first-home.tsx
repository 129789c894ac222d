import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { PartRegion } from "~/components/states/part-region";
import { useAmountsHidden } from "~/page/amounts-hidden";
import { WalletCard } from "~/features/wallet/wallet-card";
import { RecentVisitCard } from "~/features/stores/recent-visit/recent-visit-card";
import { TrendingStores } from "~/features/stores/trending-stores";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import type { FirstHome as FirstView } from "./view";

/**
 * The home screen of a member without transactions: three steps to the first cash back, and popular stores.
 */
export default function FirstHome({ home: { name, wallet, stores, recentVisit } }: { home: FirstView }) {
  const t = useTranslation("home");
  const hidden = useAmountsHidden();
  const hasMethod = wallet.state === "loaded" && wallet.data.setUp?.payoutMethod === true;
  const note = <p className="mt-2 text-sm font-medium">{t("firstWallet")}</p>;
  return (
    <Screen title={t("hello", { name })} isCompact>
      {recentVisit && <RecentVisitCard visit={recentVisit} />}
      <div className="grid gap-4 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <PartRegion part={wallet}>
            {(balances) => <WalletCard wallet={balances} hidden={hidden} note={note} />}
          </PartRegion>
        </div>
        <section aria-labelledby="first-steps" className="card-surface min-w-0 p-4 sm:p-6 lg:col-span-7">
          <h2 id="first-steps" className="text-lg font-semibold">
            {t("firstTitle")}
          </h2>
          <ol className="mt-4 space-y-4">
            <Step number={1} title={t("first1Title")} text={t("first1Text")} isNow>
              <LocalizedLinkButton size="sm" to="/stores">
                {t("chooseStore")}
              </LocalizedLinkButton>
            </Step>
            <Step number={2} title={t("first2Title")} text={t("first2Text")} />
            <Step number={3} title={t("first3Title")} text={t("first3Text")} isDone={hasMethod}>
              {!hasMethod && (
                <LocalizedLinkButton variant="soft" size="sm" to="/apps/user/view/payout-methods">
                  {t("addMethod")}
                </LocalizedLinkButton>
              )}
            </Step>
          </ol>
        </section>
      </div>
      <TrendingStores stores={stores} title={t("suggestedTitle")} text={t("suggestedText")} />
    </Screen>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  isNow?: boolean;
  isDone?: boolean;
  /** The step's button. */
  children?: ReactNode;
}

function Step({ number, title, text, isNow = false, isDone = false, children }: StepProps) {
  const colors = isDone
    ? "bg-success-soft text-on-success-soft"
    : isNow
      ? "bg-primary text-on-primary"
      : "border border-line-strong text-muted";
  return (
    <li aria-current={isNow ? "step" : undefined} className="flex gap-3">
      <span
        aria-hidden
        className={`flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${colors}`}
      >
        {isDone ? <Check className="size-4" strokeWidth={2.5} /> : number}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
        {children && <div className="mt-2">{children}</div>}
      </div>
    </li>
  );
}
