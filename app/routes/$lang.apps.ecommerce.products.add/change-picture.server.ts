import { data } from "react-router";
import { z } from "zod";
import { maxAvatarSize } from "#contract/accounts/account.ts";
import { removeProductPicture, setProductPicture } from "#contract/shop/admin-shop-products.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { optionalFile, requiredFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import type { ActionInput } from "./save-product.server";

// The time limit for the provider call that uploads the file, in milliseconds.
const uploadTime = 10_000;
// Browsers can't restore the content of a file input.
const hideFields = ["picture"];

/** Sets or removes a product's picture. */
export async function changePicture({ context, url, form }: ActionInput, product: string) {
  const provider = providerClient(context);
  const t = getTranslation(context, "shop-admin");
  const isRemoving = form.get("intent") === "remove-picture";
  const texts = { missing: t("pictureMissing"), tooLarge: t("pictureTooLarge") };
  const schema = z.object({
    picture: isRemoving ? optionalFile(maxAvatarSize, texts.tooLarge) : requiredFile(maxAvatarSize, texts),
  });
  const submission = parseForm(form, { schema });
  const params = { id: product };
  if (submission.status !== "success") return reject(submission.reply({ hideFields }), 400);
  const { picture } = submission.value;
  try {
    if (isRemoving || !picture) await provider.call(removeProductPicture, { params });
    else {
      const content = Buffer.from(await picture.arrayBuffer()).toString("base64");
      await provider.call(setProductPicture, { params, body: { content } }, { deadline: uploadTime });
    }
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { content: "picture" }, hideFields);
    return reject(result, status);
  }
  const title = t(isRemoving ? "pictureRemoved" : "pictureSaved");
  return redirectWithToast(url.pathname + url.search, { tone: "success", title });
}

type Result = ReturnType<Exclude<ReturnType<typeof parseForm>, { status: "success" }>["reply"]>;

function reject(result: Result, status: number) {
  return data({ form: "picture" as const, result }, { status });
}
