import { redirect } from "react-router";
import { beginServiceLogin } from "#contract/accounts/connected-services.ts";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { serviceDeadline } from "~/features/auth/service-deadline";
import { withReturn } from "~/features/auth/with-return";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { requireAnonymous } from "~/middleware/guards.server";
import { localizedPath } from "~/navigation/localized-path";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { services } from "~/server/services.server";
import type { Route } from "./+types/$lang.login_.with.$service";

export const middleware: Route.MiddlewareFunction[] = [requireAnonymous];

/**
 * Redirects to an external service. The login page opens this URL with a link and not with a form, because
 * the content security policy blocks forms that lead to another site. The only effect is a cookie for ten
 * minutes.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { service } = params;
  const search = withReturn("", url.search);
  try {
    const { call } = providerClient(context);
    const startedAt = await call(beginServiceLogin, { body: { service } }, { deadline: serviceDeadline });
    const pendingFlow = { purpose: "login", service, flow: startedAt.data.flow, search } as const;
    const cookie = await (await services()).serviceFlow.set(pendingFlow);
    return redirect(startedAt.data.url, { headers: { "Set-Cookie": cookie } });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const title = getTranslation(context, "connections")("notLoggedIn");
    const path = localizedPath("/login", getLocale(context)) + search;
    return redirectWithToast(path, { tone: "danger", title, description: error.message, seconds: 60 });
  }
}
