import { Suspense } from "react";
import { data } from "react-router";
import { lazyPart } from "~/components/lazy/lazy-part";
import { useTranslation } from "~/i18n/use-translation";
import { statusOf } from "~/provider-client/page-part";
import { getAuth } from "~/session/auth-state.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { loadHome } from "./load-home.server";
import { MemberHome } from "./member-home";
import type { HomeView } from "./view";

// The fallback is as high as the window, so that the footer doesn't move while a home screen is being
// fetched.
const fallback = <div className="min-h-dvh" />;
// Each user needs only one of the home screens, so each home screen is a separate chunk
// (docs/performance.md).
const VisitorHome = lazyPart(async () => (await import("./visitor-home")).default, {
  fallback,
  texts: ["welcome", "reviews", "stores"],
  isInPageSheet: true,
});
const FirstHome = lazyPart(async () => (await import("./first-home")).default, {
  fallback,
  texts: ["stores", "trip"],
  isInPageSheet: true,
});
const AdminHome = lazyPart(async () => (await import("./admin-home")).default, { fallback });

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("home", "wallet", "shown-currency", {
  late: ["welcome", "reviews", "stores", "trip"],
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const auth = getAuth(context);
  const view = await loadHome(context, { request, url });
  if (auth.state === "loading") return data(view, { status: auth.error.status });
  return data(view, { status: statusOf(partsOf(view)) });
}

/** Returns the main parts of a home screen. If all of them have failed, the screen shows an error. */
function partsOf(view: HomeView) {
  if (view.kind === "member") return [view.earnings.wallet, view.earnings.earned, view.earnings.latest];
  if (view.kind !== "admin") return [];
  return view.stats ? [view.stats.totals, view.queue] : [view.queue];
}

export default function Home({ loaderData: view }: Route.ComponentProps) {
  return (
    <Suspense fallback={fallback}>
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
