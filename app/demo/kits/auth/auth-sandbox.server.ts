import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { constraintsOf, readDemoForm } from "../form/read-demo-form.server";
import { authPageAt, authPages, socialNames } from "./auth-pages";

const aside = z.object({ intent: z.enum(["resend", "social"]), with: z.enum(socialNames).optional() });

/** Returns the page at the URL and the constraints of its form. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { form } = authPageAt(url.pathname);
  return { form, constraints: constraintsOf(context, authPages[form].definition) };
}

/**
 * Validates a form with the same rules as the real one, then redirects. It signs in no user, sends nothing and
 * creates no account.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { form, variant } = authPageAt(url.pathname);
  const submitted = await readForm(request);
  const t = getTranslation(context, "demo-auth");
  const description = getTranslation(context, "demo-kit")("nothingKept");
  const pathOf = (path: string) => localizedPath(`${path}-${variant}`, getLocale(context));
  if (submitted.has("intent")) {
    const { intent, with: name = "" } = parseFields(submitted, aside);
    const title = intent === "social" ? t("socialTitle", { name }) : t("sentAgain");
    return redirectWithToast(pathOf(authPages[form].path), { tone: "info", title, description });
  }
  const submission = readDemoForm(context, submitted, authPages[form].definition);
  if ("result" in submission) return data(submission, { status: 400 });
  return redirectWithToast(pathOf(authPages[form].next), {
    tone: "success",
    title: t("checked"),
    description,
  });
}
