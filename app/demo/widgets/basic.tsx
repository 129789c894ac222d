import { useLoaderData, useLocation } from "react-router";
import { StatePicture } from "~/components/states/pictures";
import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";
import { Chevron } from "~/components/ui/chevron";
import { CopyButton } from "~/components/ui/copy-button";
import { Facts } from "~/components/ui/facts";
import { formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { DemoScreen } from "../kits/demo-screen";
import { LinkTabs } from "../kits/link-tabs";
import { Quotes } from "./quotes";
import { RatingCard } from "./rating-card";
import { ToggleButton } from "./toggle-button";
import { basicTabs } from "./toggles";
import type { loader } from "./toggles.server";

const grid = "grid gap-6 sm:grid-cols-2 xl:grid-cols-3";
const heading = "text-xl font-semibold";

/** Cards with one thing each: a person, a product, a membership; cards with tabs; cards with a colour. */
export function Basic() {
  const t = useTranslation("demo-cards");
  const { on, rating, tab, centred, origin } = useLoaderData<typeof loader>();
  const tabs = basicTabs.map((value) => ({ value, label: t(`tab_${value}`) }));
  return (
    <DemoScreen title={t("titleBasic")} subtitle={t("leadBasic")}>
      <h2 className={heading}>{t("groupBasic")}</h2>
      <div className={grid}>
        <PersonCard isFriend={on.includes("friend")} />
        <ProductCard isInCart={on.includes("cart")} origin={origin} />
        <RatingCard rating={rating} />
        <FoldedCard />
        <MembershipCard />
        <SupportCard />
      </div>
      <h2 className={heading}>{t("groupTabs")}</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title={t("tabsStart")}>
          <LinkTabs label={t("tabsStart")} name="tab" current={tab} tabs={tabs} />
          <p>{t(`text_${tab}`)}</p>
        </Card>
        <Card title={t("tabsCentred")}>
          <LinkTabs label={t("tabsCentred")} name="centred" current={centred} tabs={tabs} centred />
          <p className="text-center">{t(`text_${centred}`)}</p>
        </Card>
      </div>
      <h2 className={heading}>{t("groupSolid")}</h2>
      <div className={grid}>
        <Quotes on={on} />
      </div>
    </DemoScreen>
  );
}

function PersonCard({ isFriend }: { isFriend: boolean }) {
  const t = useTranslation("demo-cards");
  return (
    <section className="card-surface overflow-hidden">
      <div aria-hidden className="h-24 bg-linear-to-r from-primary-soft to-accent rtl:bg-linear-to-l" />
      <div className="-mt-8 flex flex-col items-start gap-3 p-5">
        <Avatar name="Nadia Moreau" size="lg" />
        <div>
          <h3 className="text-lg font-semibold">
            <bdi>Nadia Moreau</bdi>
          </h3>
          <p className="text-muted">{t("personText")}</p>
        </div>
        <ToggleButton
          name="friend"
          isOn={isFriend}
          captions={{ off: t("friendAsk"), on: t("friendAsked") }}
        />
      </div>
    </section>
  );
}

function ProductCard({ isInCart, origin }: { isInCart: boolean; origin: string }) {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <Card title={t("product")} subtitle={t("productText")}>
      <p className="figures mb-4 text-2xl font-bold" suppressHydrationWarning>
        {formatMoney(899_00, "USD", language)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ToggleButton name="cart" isOn={isInCart} captions={{ off: t("cartAdd"), on: t("cartRemove") }} />
        <CopyButton
          text={origin + pathname}
          label={t("share")}
          captions={{ copy: t("share"), copied: t("shared") }}
          outcomes={{ done: t("shared"), failed: t("shareFailed") }}
        />
      </div>
    </Card>
  );
}

function FoldedCard() {
  const t = useTranslation("demo-cards");
  return (
    <Card title={t("folded")}>
      <p>{t("foldedText")}</p>
      <details className="group mt-3">
        <summary className="inline-flex min-h-6 items-center gap-1 rounded-sm font-medium text-primary">
          <Chevron className="group-open:rotate-180" />
          {t("more")}
        </summary>
        <p className="mt-2 text-muted">{t("foldedMore")}</p>
      </details>
    </Card>
  );
}

function MembershipCard() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  return (
    <Card title={t("membership")}>
      <Facts
        facts={[
          { label: t("factShare"), value: t("yes") },
          { label: t("factSupport"), value: t("yes") },
          { label: t("factPrice"), value: formatMoney(29_00, "USD", language), strong: true },
        ]}
      />
      <LocalizedLinkButton to="/pages/dialog-examples?dialog=pricing" size="sm" className="mt-4">
        {t("membershipAction")}
      </LocalizedLinkButton>
    </Card>
  );
}

function SupportCard() {
  const t = useTranslation("demo-cards");
  return (
    <section className="card-surface flex flex-col items-center gap-2 p-6 text-center">
      <StatePicture name="cloud" />
      <h3 className="text-lg font-semibold">{t("support")}</h3>
      <p className="text-muted">{t("supportText")}</p>
      <LocalizedLinkButton to="/pages/faq" size="sm">
        {t("supportAction")}
      </LocalizedLinkButton>
    </section>
  );
}
