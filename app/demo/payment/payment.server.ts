import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { constraintsOf, readDemoForm } from "../kits/form/read-demo-form.server";
import { requirePaymentFields } from "../wizards/wizard-rules.server";
import { payment } from "./payment";

/** Returns the constraints that the browser checks. */
export function loader({ context }: LoaderFunctionArgs) {
  return { constraints: constraintsOf(context, payment) };
}

/** Validates the form as a shop would. Nothing is charged, sent or stored. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const submission = readDemoForm(context, await readForm(request), payment, requirePaymentFields);
  if ("result" in submission) return data(submission, { status: 400 });
  return redirectWithToast(url.pathname + url.search, {
    tone: "success",
    title: getTranslation(context, "payment")("paid"),
    description: getTranslation(context, "demo-kit")("nothingKept"),
  });
}
