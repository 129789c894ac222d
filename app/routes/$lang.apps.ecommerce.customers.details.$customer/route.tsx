import { data, redirect } from "react-router";
import { adminGetCustomer } from "#contract/shop/admin-shop-customers.ts";
import { id } from "#contract/text/identifiers.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { PartRegion } from "~/components/states/part-region";
import { customerHref, customersPath } from "~/features/shop-admin/shop-admin-paths";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { localizedPath } from "~/navigation/localized-path";
import { ScreenTabs } from "~/navigation/screen-tabs";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { hasPermission } from "~/session/has-permission.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useHasPermission } from "~/page/use-viewer";
import { UserFacts } from "../$lang.apps.details.users/user-facts";
import { UserSessions } from "../$lang.apps.details.users/user-sessions";
import type { Route } from "./+types/route";
import { Billing } from "./billing";
import { loadTab } from "./load-tab.server";
import { Notifications } from "./notifications";
import { Overview } from "./overview";
import { type Tab, tabOf, tabs } from "./tabs";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen(
  "shop-customers",
  "shop-admin",
  "shop",
  "users",
  "risks",
  "role-names",
  "preferences",
  "notification-types",
  "withdrawals",
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const customerId = id.safeParse(params.customer);
  if (!customerId.success) throw new Response(null, { status: 404 });
  // Actions on an account are confirmed on the users screen.
  if (url.searchParams.has("ask")) {
    const parameters = new URLSearchParams(url.search);
    parameters.delete("tab");
    const path = `/apps/details/users?${parameters.toString()}`;
    throw redirect(localizedPath(path, getLocale(context)));
  }
  const tab = hasPermission(context, "users.read") ? tabOf(url.searchParams) : "overview";
  const provider = providerClient(context);
  const [{ data: customer }, parts] = await Promise.all([
    provider.call(adminGetCustomer, { params: { id: customerId.data } }),
    loadTab(provider, tab, customerId.data),
  ]);
  const tabParts = [parts.user, parts.contact].filter((part) => part !== null);
  return data({ customer, tab, ...parts }, { status: statusOf(tabParts) });
}

/** Shows a member as a customer of the shop. */
export default function Customer({ loaderData }: Route.ComponentProps) {
  const { customer, tab, user, contact } = loaderData;
  const t = useTranslation("shop-customers");
  const canSeeAccount = useHasPermission("users.read");
  const hrefOf = (name: Tab) => customerHref(customer.id) + (name === "overview" ? "" : `?tab=${name}`);
  const tabLinks = tabs.map((name) => ({ to: hrefOf(name), label: t(`tab_${name}`) }));
  return (
    <Screen
      up={<BackLink to={customersPath}>{t("back")}</BackLink>}
      title={customer.name}
      subtitle={<bdi>{readableEmail(customer.email)}</bdi>}
      actions={
        canSeeAccount && (
          <LocalizedLinkButton variant="outline" to={`/apps/details/users?view=${customer.id}`}>
            {t("account")}
          </LocalizedLinkButton>
        )
      }
    >
      {canSeeAccount && <ScreenTabs label={t("sections")} tabs={tabLinks} current={hrefOf(tab)} />}
      {tab === "overview" && <Overview customer={customer} />}
      {user && (
        <PartRegion part={user}>
          {(account) => (
            <div className="@container space-y-6">
              <UserFacts user={account} />
              <UserSessions user={account} />
            </div>
          )}
        </PartRegion>
      )}
      {contact && (
        <PartRegion part={contact}>
          {(contact) =>
            tab === "billing" ? (
              <Billing contact={contact} />
            ) : (
              <Notifications settings={contact.notifications} />
            )
          }
        </PartRegion>
      )}
    </Screen>
  );
}
