import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { FormValues } from "../kits/form/form-definition";
import { constraintsOf, readDemoForm } from "../kits/form/read-demo-form.server";
import { keepDemo, readDemo } from "../store.server";
import { dialogOf, dialogs } from "./dialog-examples";

const placeOf = (name: string) => `dialog-${name}`;

/** The dialog that is open, and what was entered in each. */
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const open = dialogOf(url.searchParams);
  const kept = await Promise.all(
    dialogs.map(async ({ name }) => [name, (await readDemo(request, placeOf(name))) as FormValues] as const),
  );
  return {
    open: open?.name,
    constraints: open ? constraintsOf(context, open) : {},
    kept: Object.fromEntries(kept) as Record<string, FormValues>,
  };
}

/** Keeps what was entered for its card, secrets excepted, or forgets all of it. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request);
  const kit = getTranslation(context, "demo-kit");
  const t = getTranslation(context, "demo-dialogs");
  if (form.get("intent") === "reset") return reset(request, url.pathname, kit("resetDone"));
  const open = dialogOf(url.searchParams);
  if (!open || open.fields.length === 0) throw new Response(null, { status: 400 });
  const answer = readDemoForm(context, form, open);
  if ("result" in answer) return data(answer, { status: 400 });
  const outcome = await keepDemo(
    request,
    placeOf(open.name),
    answer.values as Record<string, string | string[]>,
  );
  if ("problem" in outcome) {
    const result = { status: "error" as const, error: { "": [kit(outcome.problem)] } };
    return data({ result }, { status: 503 });
  }
  const headers = { "Set-Cookie": outcome.cookie };
  if (open.next) return redirect(`${url.pathname}?dialog=${open.next(answer.values)}`, { headers });
  const title = t("saved", { name: t(`name_${open.name}`) });
  const toast = { tone: "success" as const, title, description: kit("nothingKept") };
  return redirectWithToast(url.pathname, toast, { headers });
}

/** One after the other: each change is written over the one before. */
async function reset(request: Request, path: string, title: string): Promise<Response> {
  for (const { name } of dialogs) await keepDemo(request, placeOf(name));
  return redirectWithToast(path, { tone: "info", title });
}
