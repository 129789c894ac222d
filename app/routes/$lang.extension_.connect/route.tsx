import { data, Form } from "react-router";
import { createExtensionCode } from "#contract/extension/extension-calls.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { requireUser } from "~/middleware/guards.server";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useViewer } from "~/page/use-viewer";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { environment } from "~/server/environment.server";
import { blankScreen } from "~/shell/frame/blank-screen";
import { z } from "zod";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("extension");
export const middleware: Route.MiddlewareFunction[] = [requireUser];

type Step = "asking" | "broken" | "unknown" | "connected";

/**
 * The page that the extension opens. The page's URL contains the extension's id and challenge, but no code or
 * token.
 */
export function loader({ url }: Route.LoaderArgs): { step: Step } {
  if (url.searchParams.get("state") === "connected") return { step: "connected" };
  const { success, data: request } = createExtensionCode.body.safeParse(Object.fromEntries(url.searchParams));
  if (!success) return { step: "broken" };
  return { step: environment().EXTENSION_IDS.includes(request.extension) ? "asking" : "unknown" };
}

/** Creates a code. The extension's script reads it from the page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  parseFields(await readForm(request), z.object({}));
  const { success, data: body } = createExtensionCode.body.safeParse(Object.fromEntries(url.searchParams));
  if (!success) throw new Response(null, { status: 400 });
  try {
    const created = await providerClient(context).call(createExtensionCode, { body });
    return { code: created.data.code };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return data({ error: error.message }, { status: error.status });
  }
}

export default function ConnectExtension({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const t = useTranslation("extension");
  const code = actionData && "code" in actionData ? actionData.code : undefined;
  const title = code ? "doneTitle" : (`${step === "asking" ? "connect" : step}Title` as const);
  return (
    <section className="card-surface w-full max-w-md space-y-4 p-6 sm:p-8">
      <title>{`${t(title)} · Cashlane`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl font-bold tracking-tight">{t(title)}</h1>
      {actionData && "error" in actionData && <Alert tone="danger">{actionData.error}</Alert>}
      {code && (
        <p role="status" data-extension-code={code}>
          {t("doneText")}
        </p>
      )}
      {!code && step === "asking" && <Question />}
      {!code && step === "connected" && (
        <>
          <p role="status">{t("connectedText")}</p>
          <LocalizedLinkButton to="/apps/user/view/security#devices" variant="outline">
            {t("toSecurity")}
          </LocalizedLinkButton>
        </>
      )}
      {!code && (step === "broken" || step === "unknown") && (
        <>
          <p>{t(`${step}Text`)}</p>
          <LocalizedLinkButton to="/extension" variant="outline">
            {t("howTo")}
          </LocalizedLinkButton>
        </>
      )}
    </section>
  );
}

/** Says what the extension will be able to do, with a button that allows it. */
function Question() {
  const t = useTranslation("extension");
  const viewer = useViewer();
  return (
    <>
      <p>{t("connectSummary")}</p>
      {viewer.state === "signed-in" && (
        <p className="text-muted">{t("connectAs", { email: `\u2068${viewer.readableEmail}\u2069` })}</p>
      )}
      <div>
        <p className="font-medium">{t("connectMay")}</p>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          <li>{t("connectBalance")}</li>
          <li>{t("connectActivate")}</li>
          <li>{t("connectCoupons")}</li>
        </ul>
      </div>
      <p className="text-muted">{t("connectNot")}</p>
      <div className="flex flex-wrap gap-3">
        {/* A full page load, so that the extension's script runs on the page with the code. */}
        <Form method="post" reloadDocument>
          <SubmitButton>{t("connect")}</SubmitButton>
        </Form>
        <LocalizedLinkButton to="/" variant="outline">
          {t("cancel")}
        </LocalizedLinkButton>
      </div>
    </>
  );
}
