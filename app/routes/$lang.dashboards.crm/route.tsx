import { data } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { statusOf } from "~/provider-client/page-part";
import { getAuth } from "~/session/auth-state.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { loadHome } from "./load-home.server";
import { MemberHome } from "./member-home";
import { VisitorHome } from "./visitor-home";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("home", "wallet", "stores");

export async function loader({ context }: Route.LoaderArgs) {
  const auth = getAuth(context);
  const view = await loadHome(context);
  if (auth.state === "loading") return data(view, { status: auth.error.status });
  return data(view, {
    status: view.kind === "member" ? statusOf([view.wallet, view.summary, view.events]) : 200,
  });
}

export default function Home({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslation("home");
  switch (view.kind) {
    case "visitor":
      return <VisitorHome home={view} />;
    case "member":
      return <MemberHome home={view} />;
    case "unknown":
      return <Screen title={t("title")}>{null}</Screen>;
  }
}
