import { data } from "react-router";
import { z } from "zod";
import { changeAvatar, maxAvatarSize, removeAvatar } from "#contract/accounts/account.ts";
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
const hideFields = ["picture"];

/** Sets the member's picture. If the form is invalid, returns it with its errors. */
export async function changePicture(context: RequestContext, form: FormData, path: string) {
  const t = getTranslation(context, "account");
  const schema = z.object({
    picture: requiredFile(maxAvatarSize, { missing: t("pictureMissing"), tooLarge: t("pictureTooLarge") }),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success")
    return data({ form: "picture" as const, result: submission.reply({ hideFields }) }, { status: 400 });
  const content = Buffer.from(await submission.value.picture.arrayBuffer()).toString("base64");
  try {
    await providerClient(context).call(changeAvatar, { body: { content } }, { deadline: uploadTime });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { content: "picture" }, hideFields);
    return data({ form: "picture" as const, result }, { status });
  }
  return redirectWithToast(path, { tone: "success", title: t("pictureSaved") });
}

/** Removes the member's picture. */
export async function removePicture(context: RequestContext, path: string) {
  await providerClient(context).call(removeAvatar);
  const title = getTranslation(context, "account")("pictureRemoved");
  return redirectWithToast(path, { tone: "success", title });
}
