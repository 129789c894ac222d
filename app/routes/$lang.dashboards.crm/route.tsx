import { lazy, Suspense } from "react";
import { data } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { statusOf } from "~/provider-client/page-part";
import { getAuth } from "~/session/auth-state.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { loadHome } from "./load-home.server";
import { MemberHome } from "./member-home";
import type { HomeView } from "./view";

// Each viewer needs one of them: a member's first load brings no other's (docs/performance.md).
const VisitorHome = lazy(() => import("./visitor-home"));
const FirstHome = lazy(() => import("./first-home"));
const AdminHome = lazy(() => import("./admin-home"));

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("home", "wallet", "shown-currency", "stores", "welcome");

export async function loader({ context, url }: Route.LoaderArgs) {
  const auth = getAuth(context);
  const view = await loadHome(context, url.searchParams);
  if (auth.state === "loading") return data(view, { status: auth.error.status });
  return data(view, { status: statusOf(partsOf(view)) });
}

/** The parts a home is about: when none of them is there, neither is the home. */
function partsOf(view: HomeView) {
  if (view.kind === "member") return [view.money.wallet, view.money.earned, view.money.events];
  return view.kind === "admin" ? [view.totals, view.queue] : [];
}

export default function Home({ loaderData: view }: Route.ComponentProps) {
  // As high as the window, so that the footer does not jump up while another's home is on its way.
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <HomeOf view={view} />
    </Suspense>
  );
}

function HomeOf({ view }: { view: HomeView }) {
  const t = useTranslation("home");
  switch (view.kind) {
    case "visitor":
      return <VisitorHome home={view} />;
    case "member":
      return <MemberHome home={view} />;
    case "first":
      return <FirstHome home={view} />;
    case "admin":
      return <AdminHome home={view} />;
    case "unknown":
      return <Screen title={t("title")}>{null}</Screen>;
  }
}
