import { redirect } from "react-router";
import { z } from "zod";
import {
  listQueuedDecisions,
  type QueuedDecision,
  undoQueuedDecisions,
} from "#contract/withdrawals/queued-decisions.ts";
import { id } from "#contract/text/identifiers.ts";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { selectedRows } from "~/features/administration/bulk-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const schema = z.object({ ids: selectedRows(id) });

/**
 * Undoes decisions that haven't taken effect yet, or removes refused ones (`dismiss`), and redirects to the
 * page.
 * @throws ProviderError
 */
export async function undoDecisions(
  provider: ProviderClient,
  { form, url, t }: { form: FormData; url: URL; t: Translate<Namespaces["withdrawal-case"]> },
): Promise<Response> {
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { ids } = submission.value;
  const { data } = await provider.call(undoQueuedDecisions, { body: { ids } });
  const page = url.pathname + url.search;
  if (form.get("intent") === "dismiss") return redirect(page);
  const count = data.undone.length;
  if (count === ids.length) return redirectWithToast(page, { tone: "success", title: t("undone") });
  return redirectWithToast(page, { tone: "warning", title: t(count > 0 ? "undonePartly" : "undoneTooLate") });
}

/**
 * Loads the admin's own decisions that haven't taken effect, including refused ones.
 * @throws ProviderError
 */
export async function loadQueuedDecisions(provider: ProviderClient): Promise<QueuedDecision[]> {
  return (await provider.call(listQueuedDecisions)).data;
}
