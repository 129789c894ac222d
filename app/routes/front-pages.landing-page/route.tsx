import { loadWelcome } from "./load-welcome.server";
import { describeSite } from "./describe-site";
import { Welcome } from "./welcome";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { StructuredData } from "~/navigation/public-page/structured-data";
import { providerClient } from "~/provider-client/provider-client.server";
import { FrontPart } from "~/shell/frame/front-part";
import { frontScreen } from "~/shell/frame/front-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = frontScreen("welcome", "stores", "reviews");

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadWelcome(providerClient(context), url.searchParams);
}

/** The landing page for visitors. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("welcome");
  const language = useLanguage();
  return (
    <FrontPart>
      <title>{`${t("landingTitle")} · Cashlane`}</title>
      <PublicPageTags path="/front-pages/landing-page" title={t("heroTitle")} description={t("heroText")} />
      <Welcome {...loaderData} />
      <StructuredData describe={(origin) => describeSite(origin, language)} />
    </FrontPart>
  );
}
