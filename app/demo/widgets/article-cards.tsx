import { StateIllustration } from "~/components/states/state-illustration";
import { Card } from "~/components/ui/card";
import { FoldSummary } from "~/components/ui/fold-summary";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { BannerCard } from "../cards/banner-card";

/** Renders a picture with a caption. */
export function PictureCard() {
  const t = useTranslation("demo-cards");
  return (
    <BannerCard picture="city" title={t("picture")}>
      <p>{t("pictureText")}</p>
    </BannerCard>
  );
}

/** Renders a picture and a summary, with expandable details. */
export function FoldedCard() {
  const t = useTranslation("demo-cards");
  return (
    <BannerCard picture="watch" title={t("folded")}>
      <p>{t("foldedText")}</p>
      <details className="group mt-3">
        <FoldSummary label={t("details")} className="font-medium text-primary" />
        <p className="mt-2 text-muted">{t("foldedMore")}</p>
      </details>
    </BannerCard>
  );
}

/** Renders the start of an article with a link to the rest. */
export function ReadMoreCard() {
  const t = useTranslation("demo-cards");
  return (
    <Card title={t("article")}>
      <p className="mb-4">{t("articleText")}</p>
      <LinkButton
        to="/front-pages/help-center"
        variant="soft"
        size="sm"
        aria-label={t("moreOf", { name: t("article") })}
      >
        {t("more")}
      </LinkButton>
    </Card>
  );
}

/** Renders the contact for questions. */
export function SupportCard() {
  const t = useTranslation("demo-cards");
  return (
    <section className="card-surface flex flex-col items-center gap-2 p-6 text-center">
      <StateIllustration name="cloud" />
      <h2 className="text-lg font-semibold">{t("support")}</h2>
      <p className="text-muted">{t("supportText")}</p>
      <LocalizedLinkButton to="/pages/faq" size="sm">
        {t("supportAction")}
      </LocalizedLinkButton>
    </section>
  );
}
