import { LegalPage } from "~/features/legal/legal-page";
import { loadLegal } from "~/features/legal/load-legal.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("legal");

export function loader({ context }: Route.LoaderArgs) {
  return loadLegal("accessibility", getLocale(context));
}

export default function Accessibility({ loaderData: text }: Route.ComponentProps) {
  return (
    <Screen title={text.title} subtitle={text.lead}>
      <PublicPageTags path="/accessibility" title={text.title} description={text.lead} />
      <LegalPage text={text} />
    </Screen>
  );
}
