import { data, useLocation } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { LinkButton } from "~/components/ui/link-button";
import { BulkRegion } from "~/features/administration/bulk-region";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { confirmationNames } from "./confirmations";
import { isBulkStep } from "./bulk-steps";
import { BulkUsers } from "./bulk-users";
import { loadBulk, takeSteps } from "./bulk.server";
import { loadOpened, loadWaiting, type OpenedPart } from "./load-users.server";
import { AsMember } from "./as-member";
import { takeStep } from "./take-step.server";
import { UserList } from "./user-list";
import { UserPage } from "./user-page";
import { userSearch } from "./user-search";
import { users } from "./users.server";
import { Waiting } from "./waiting";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("bulk", "cash-back", "users", "wallet", "withdrawals");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const opened = await loadOpened(provider, url.searchParams);
  if (opened) {
    const status = opened.state === "unknown" ? 404 : statusOf([opened]);
    return data({ opened, page: null, waiting: null, bulk: null }, { status });
  }
  const auth = getAuth(context);
  const viewer = auth.state === "signed-in" ? auth.user.email : "";
  const [page, waiting, bulk] = await Promise.all([
    loadPart(loadList(provider, users, url.searchParams)),
    loadPart(loadWaiting(provider)),
    loadPart(loadBulk(provider, url.searchParams, viewer)),
  ]);
  return data({ opened: null, page, waiting, bulk }, { status: statusOf([page]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const step = form.get("step");
  if (!confirmationNames.some((name) => name === step)) throw new Response(null, { status: 400 });
  const provider = providerClient(context);
  const t = getTranslation(context, "users");
  if (form.has("ids") && isBulkStep(step)) return takeSteps({ provider, t, url, step, form });
  const texts = {
    t,
    amounts: getTranslation(context, "withdrawals"),
    language: getLocale(context),
  };
  return takeStep({ provider, texts, url, form });
}

/** Also after a refusal: what stood in the way is to be seen. */
export function shouldRevalidate() {
  return true;
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("users");
  const { opened, page, waiting, bulk } = loaderData;
  const outcome = actionData && "outcome" in actionData ? actionData.outcome : undefined;
  const refused = actionData && "result" in actionData ? actionData.result : undefined;
  if (opened) return <Opened opened={opened} refused={refused} />;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      {waiting?.state === "loaded" && waiting.data.total > 0 && <Waiting waiting={waiting.data} />}
      <BulkRegion part={bulk} outcome={outcome}>
        {(open) => <BulkUsers open={open} refused={refused} />}
      </BulkRegion>
      <PartRegion part={page}>{(list) => <UserList list={list} />}</PartRegion>
    </Screen>
  );
}

function Opened({ opened, refused }: { opened: OpenedPart; refused: SubmissionResult | undefined }) {
  const t = useTranslation("users");
  const { search } = useLocation();
  const back = (
    <LinkButton variant="outline" to={userSearch(search)}>
      {t("allUsers")}
    </LinkButton>
  );
  if (opened.state === "loaded") {
    if (opened.data.kind === "member") return <AsMember view={opened.data.view} />;
    return (
      <UserPage
        user={opened.data.user}
        confirmation={opened.data.confirmation}
        refused={refused}
        back={back}
      />
    );
  }
  return (
    <Screen title={t("title")} actions={back}>
      {opened.state === "unknown" ? (
        <Alert tone="warning" title={t("unknown")} />
      ) : (
        <PartRegion part={opened}>{() => null}</PartRegion>
      )}
    </Screen>
  );
}
