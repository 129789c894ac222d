import { loadWelcome } from "./load-welcome.server";
import { Welcome } from "./welcome";
import { useTranslation } from "~/i18n/use-translation";
import { ShareTags } from "~/page/share-tags";
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
  return (
    <FrontPart>
      <title>{`${t("landingTitle")} · Cashlane`}</title>
      <meta name="description" content={t("heroText")} />
      <ShareTags title={t("heroTitle")} description={t("heroText")} />
      <Welcome {...loaderData} />
    </FrontPart>
  );
}
