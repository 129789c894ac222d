import { useLoaderData } from "react-router";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { BoardGroup } from "../kits/board-group";
import { DemoScreen } from "../kits/demo-screen";
import { LinkTabs } from "../kits/link-tabs";
import { ResetDemo } from "../kits/reset-demo";
import { FoldedCard, PictureCard, ReadMoreCard, SupportCard } from "./article-cards";
import { MembershipCard } from "./membership-card";
import { PersonCard } from "./person-card";
import { HeadphonesCard, PhoneCard } from "./product-cards";
import { Quotes } from "./quotes";
import { RatingCard } from "./rating-card";
import { RatingsCard } from "./ratings-card";
import { basicTabs } from "./toggles";
import type { loader } from "./toggles.server";

/** Renders single-purpose cards (a person, a product, a membership), cards with tabs, and colored cards. */
export function Basic() {
  const t = useTranslation("demo-cards");
  const { on, rating, tab, centred, origin } = useLoaderData<typeof loader>();
  const tabs = basicTabs.map((value) => ({ value, label: t(`tab_${value}`) }));
  return (
    <DemoScreen title={t("titleBasic")} subtitle={t("leadBasic")}>
      <BoardGroup title={t("groupBasic")}>
        <PictureCard />
        <PersonCard isFriend={on.includes("friend")} />
        <FoldedCard />
        <PhoneCard isInCart={on.includes("cart")} origin={origin} />
        <RatingCard rating={rating} />
        <HeadphonesCard isInCart={on.includes("cartHeadphones")} />
        <MembershipCard />
        <ReadMoreCard />
        <RatingsCard />
        <SupportCard />
      </BoardGroup>
      <BoardGroup title={t("groupTabs")} columns={2}>
        <Card title={t("tabsStart")}>
          <LinkTabs label={t("tabsStart")} name="tab" current={tab} tabs={tabs} />
          <TabText tab={tab} />
        </Card>
        <Card title={t("tabsCentred")}>
          <LinkTabs label={t("tabsCentred")} name="centred" current={centred} tabs={tabs} centred />
          <div className="text-center">
            <TabText tab={centred} />
          </div>
        </Card>
      </BoardGroup>
      <BoardGroup title={t("groupSolid")}>
        <Quotes on={on} origin={origin} />
      </BoardGroup>
      <ResetDemo />
    </DemoScreen>
  );
}

function TabText({ tab }: { tab: (typeof basicTabs)[number] }) {
  const t = useTranslation("demo-cards");
  return (
    <>
      <h3 className="font-semibold">{t(`head_${tab}`)}</h3>
      <p className="mt-1 mb-4">{t(`text_${tab}`)}</p>
      <LocalizedLinkButton to={tab === "about" ? "/stores" : "/pages/faq"} variant="soft" size="sm">
        {t(`go_${tab}`)}
      </LocalizedLinkButton>
    </>
  );
}
