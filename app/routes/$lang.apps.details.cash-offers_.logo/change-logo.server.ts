import { data } from "react-router";
import { z } from "zod";
import { maxAvatarSize } from "#contract/accounts/account.ts";
import { removeStoreLogo, setStoreLinks, setStoreLogo } from "#contract/stores/admin-stores.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { requiredFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

// The time limit for the provider call that uploads the file, in milliseconds.
const uploadTime = 10_000;
// Browsers can't restore the content of a file input.
const hideFields = ["logo"];

interface LogoChange {
  context: RequestContext;
  form: FormData;
  slug: string;
  /** The path of the page with the form. */
  here: string;
}

/** Sets a store's logo. If the form is invalid, returns it with its errors. */
export async function changeLogo({ context, form, slug, here }: LogoChange) {
  const t = getTranslation(context, "store-logo");
  const schema = z.object({
    logo: requiredFile(maxAvatarSize, { missing: t("missing"), tooLarge: t("tooLarge") }),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields }) }, { status: 400 });
  const content = Buffer.from(await submission.value.logo.arrayBuffer()).toString("base64");
  try {
    const input = { params: { slug }, body: { content } };
    await providerClient(context).call(setStoreLogo, input, { deadline: uploadTime });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { content: "logo" }, hideFields);
    return data({ result }, { status });
  }
  return redirectWithToast(here, { tone: "success", title: t("saved") });
}

/** Removes a store's logo. */
export async function removeLogo({ context, slug, here }: Omit<LogoChange, "form">) {
  await providerClient(context).call(removeStoreLogo, { params: { slug } });
  const title = getTranslation(context, "store-logo")("removed");
  return redirectWithToast(here, { tone: "success", title });
}

/** Allows or disallows members' links to a store. */
export async function setLinks({ context, slug, here }: Omit<LogoChange, "form">, takesLinks: boolean) {
  await providerClient(context).call(setStoreLinks, { params: { slug }, body: { takesLinks } });
  const title = getTranslation(context, "store-logo")(takesLinks ? "linksAllowed" : "linksStopped");
  return redirectWithToast(here, { tone: "success", title });
}
