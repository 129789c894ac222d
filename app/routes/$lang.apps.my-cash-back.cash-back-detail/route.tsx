import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { Detail } from "./detail";
import { loadPurchases } from "./load-purchases.server";
import { Purchases } from "./purchases";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("cash-back", "stores", "push");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPurchases(providerClient(context), url);
}

export default function CashBackDetail({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "list") return <Purchases view={loaderData} />;
  return <Detail purchase={loaderData.purchase} />;
}
