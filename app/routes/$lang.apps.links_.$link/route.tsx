import { data, Form } from "react-router";
import { z } from "zod";
import { getSharedLink, setSharedLinkState, type SharedLink } from "#contract/shared-links/shared-links.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { QrPicture } from "~/components/qr-code/qr-picture";
import { qrCode } from "~/components/qr-code/qr-code.server";
import { Screen } from "~/components/screen";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { ShareLink } from "~/features/referrals/share-link";
import { LinkBadge } from "~/features/shared-links/link-badge";
import { followPath, linksPath } from "~/features/shared-links/paths";
import { formatNumber } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("links", "referrals");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const input = { params: { id: parseIdParam(params.link) } };
  const { data: link } = await providerClient(context).call(getSharedLink, input);
  const shared = url.origin + followPath(link.code);
  return { link, shared, qr: qrCode(shared) };
}

const stateForm = z.object({ intent: z.enum(["on", "off"]) });

/** Turns the link on or off. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "links");
  const submission = parseForm(await readForm(request), { schema: stateForm });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const isActive = submission.value.intent === "on";
  try {
    const input = { params: { id: parseIdParam(params.link) }, body: { isActive } };
    await providerClient(context).call(setSharedLinkState, input);
    return await redirectWithToast(url.pathname, {
      tone: "success",
      title: t(isActive ? "onDone" : "offDone"),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    if (status === 404) throw error;
    return data({ result }, { status });
  }
}

/** Shows one of a member's links: its URL and QR code, and what the member has earned with it. */
export default function LinkScreen({ loaderData: { link, shared, qr }, actionData }: Route.ComponentProps) {
  const t = useTranslation("links");
  const { store, state } = link;
  return (
    <Screen
      up={<BackLink to={linksPath}>{t("back")}</BackLink>}
      title={t("detailTitle", { store: store.name })}
      subtitle={<LinkBadge state={state} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t("link")}>
          <ShareLink link={shared} text={t("shareText", { store: store.name })} />
          {state === "off" && (
            <div className="mt-4">
              <Alert tone="info" title={t("offText")} />
            </div>
          )}
          {state === "store_stopped" && (
            <div className="mt-4">
              <Alert tone="warning" title={t("storeStoppedText", { store: store.name })} />
            </div>
          )}
          <p className="mt-5 text-sm text-muted">{t("page")}</p>
          <bdi dir="ltr" className="break-all">
            {link.address}
          </bdi>
          <Form method="post" className="mt-5">
            <FormErrors state={formState(actionData?.result)} labels={{}} />
            {state === "off" ? (
              <IntentButton intent="on" label={t("turnOn")} size="sm" variant="soft" />
            ) : (
              <IntentButton intent="off" label={t("turnOff")} size="sm" variant="outline" />
            )}
          </Form>
        </Card>
        <div className="space-y-6">
          <LinkFacts link={link} />
          <Card title={t("qrTitle")} subtitle={t("qrText")}>
            <QrPicture code={qr} label={t("qrLabel", { link: shared })} />
          </Card>
        </div>
      </div>
    </Screen>
  );
}

function LinkFacts({ link: { clicks, purchases, earned, currency, createdAt } }: { link: SharedLink }) {
  const t = useTranslation("links");
  const language = useLanguage();
  const facts = [
    { label: t("createdAt"), value: <DateTime value={createdAt} /> },
    { label: t("clicks"), value: formatNumber(clicks, language) },
    { label: t("purchases"), value: formatNumber(purchases, language) },
    { label: t("earned"), value: <Money amount={earned} currency={currency} />, strong: true },
  ];
  return (
    <Card title={t("figures")} subtitle={t("clicksHint")}>
      <Facts facts={facts} />
      <p className="mt-3 text-sm text-muted">{t("earnedHint")}</p>
    </Card>
  );
}
