import { data, Form, redirect } from "react-router";
import { endSubscription, getSubscription, unsubscribeParams } from "#contract/notifications/mails.ts";
import { SubmitButton } from "~/components/form/submit-button";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { blankScreen } from "~/shell/frame/blank-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("preferences");

/**
 * The page that a mail's unsubscribe link opens. Opening it has no effect, because mail scanners open every
 * link.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  const subscription = await findSubscription(providerClient(context), token);
  return data({ subscription }, { status: token !== null && !subscription ? 404 : 200 });
}

export async function action({ context, url }: Route.ActionArgs) {
  const params = unsubscribeParams.safeParse(Object.fromEntries(url.searchParams));
  if (!params.success) throw data(null, { status: 404 });
  await providerClient(context).call(endSubscription, { params: params.data });
  return redirect(url.pathname + url.search);
}

async function findSubscription(provider: ProviderClient, token: string | null) {
  const params = unsubscribeParams.safeParse({ token });
  if (!params.success) return undefined;
  try {
    return (await provider.call(getSubscription, { params: params.data })).data;
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return undefined;
    throw error;
  }
}

export default function Unsubscribe({ loaderData: { subscription } }: Route.ComponentProps) {
  const t = useTranslation("preferences");
  const isDone = subscription?.isSubscribed === false;
  const title = t(isDone ? "unsubscribedTitle" : "unsubscribeTitle");
  // Isolated, because email addresses are left-to-right even in right-to-left text.
  const email = `\u2068${subscription?.email}\u2069`;
  return (
    <section className="card-surface w-full max-w-md space-y-4 p-6 sm:p-8">
      <title>{`${title} · Cashlane`}</title>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      {!subscription && <Alert tone="warning">{t("unsubscribeBroken")}</Alert>}
      {subscription && isDone && (
        <>
          <p role="status">{t("unsubscribedText", { email })}</p>
          <p className="text-muted">
            {t("unsubscribeKept")} {t("unsubscribeSettings")}
          </p>
        </>
      )}
      {subscription && !isDone && (
        <Form method="post" className="space-y-4">
          <p>{t("unsubscribeQuestion", { email })}</p>
          <p className="text-muted">{t("unsubscribeKept")}</p>
          <SubmitButton>{t("unsubscribe")}</SubmitButton>
        </Form>
      )}
      <p>
        <LocalizedLink
          to="/apps/account-settings/notifications"
          className="font-semibold text-primary hover:underline"
        >
          {t("toSettings")}
        </LocalizedLink>
      </p>
    </section>
  );
}
