import { data } from "react-router";
import { z } from "zod";
import { maxAvatarSize } from "#contract/accounts/account.ts";
import {
  changeCategory,
  copyCategory,
  createCategory,
  removeCategory,
  removeCategoryPicture,
  setCategoryPicture,
} from "#contract/shop/admin-shop-categories.ts";
import { productName } from "#contract/shop/admin-shop-products.ts";
import { id } from "#contract/text/identifiers.ts";
import { categoryStates } from "#contract/shop/shop-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { optionalFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { recordSearch } from "~/features/administration/record-search";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

interface ActionInput {
  context: RequestContext;
  url: URL;
  form: FormData;
}

// The time limit for the provider call that uploads the file, in milliseconds.
const uploadTime = 10_000;
// Browsers can't restore the content of a file input.
const hideFields = ["picture"];
const names = { content: "picture", "name.en": "name-en", "name.fr": "name-fr", "name.ar": "name-ar" };

/**
 * Performs an action on a category and redirects to the list with a toast. If the form is invalid, returns it
 * with its errors.
 */
export async function handleAction(input: ActionInput) {
  switch (input.form.get("intent")) {
    case "save":
      return save(input);
    case "copy":
      return copy(input);
    case "remove":
      return remove(input);
    case "remove-picture":
      return removePicture(input);
    default:
      throw new Response(null, { status: 400 });
  }
}

type FormName = "category" | "removal";
const respond = (form: FormName, result: SubmissionResult, status: number) =>
  data({ form, result }, { status });

async function save({ context, url, form }: ActionInput) {
  const provider = providerClient(context);
  const t = getTranslation(context, "shop-categories");
  const optional = z.string().trim().max(120).optional();
  const schema = z.object({
    key: formKey,
    category: id.optional(),
    version: z.coerce.number().int().optional(),
    "name-en": z.string(t("nameMissing")).trim().min(2, t("nameMissing")).max(120),
    "name-fr": optional,
    "name-ar": optional,
    parent: z.string().max(120).optional(),
    state: z.enum(categoryStates).optional(),
    // The browser submits the time without a zone. The time is meant in UTC.
    publishAt: z
      .string()
      .transform((typed) => new Date(`${typed}Z`))
      .refine((moment) => !Number.isNaN(moment.getTime()), t("publishAtInvalid"))
      .transform((moment) => moment.toISOString())
      .optional(),
    picture: optionalFile(maxAvatarSize, t("pictureTooLarge")),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return respond("category", submission.reply({ hideFields }), 400);
  const { key, category, version, parent, state, publishAt, picture, ...typed } = submission.value;
  // A change has to name the version it is based on, so that it can't overwrite another admin's change.
  if (category && version === undefined) throw new Response(null, { status: 400 });
  const name = productName.parse({
    en: typed["name-en"],
    ...(typed["name-fr"] && { fr: typed["name-fr"] }),
    ...(typed["name-ar"] && { ar: typed["name-ar"] }),
  });
  const body = { name, parent: parent ?? null, state, publishAt: publishAt ?? null };
  const once = { idempotencyKey: key };
  try {
    const { data: saved } =
      category && version !== undefined
        ? await provider.call(changeCategory, { params: { id: category }, body: { ...body, version } }, once)
        : await provider.call(createCategory, { body }, once);
    if (picture && picture.size > 0) {
      const content = Buffer.from(await picture.arrayBuffer()).toString("base64");
      const upload = { params: { id: saved.id }, body: { content } };
      await provider.call(setCategoryPicture, upload, { deadline: uploadTime });
    }
  } catch (error) {
    const { result, status } = replyWithError(
      submission,
      error,
      { ...names, parent: "parent", publishAt: "publishAt" },
      hideFields,
    );
    return respond("category", result, status);
  }
  return redirectWithToast(url.pathname + recordSearch(url.search), { tone: "success", title: t("saved") });
}

async function copy({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "shop-categories");
  const submission = parseForm(form, { schema: z.object({ key: formKey, category: id }) });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key, category } = submission.value;
  try {
    const call = providerClient(context).call(
      copyCategory,
      { params: { id: category } },
      { idempotencyKey: key },
    );
    const search = recordSearch(url.search, { view: (await call).data.id });
    return await redirectWithToast(url.pathname + search, { tone: "success", title: t("copied") });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const title = error.message.slice(0, 200);
    return redirectWithToast(url.pathname + url.search, { tone: "danger", title });
  }
}

async function remove({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "shop-categories");
  const schema = z.object({ category: id, replacement: z.string().max(120).optional() });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return respond("removal", submission.reply(), 400);
  const { category, replacement = null } = submission.value;
  try {
    await providerClient(context).call(removeCategory, { params: { id: category }, body: { replacement } });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { replacement: "replacement" });
    return respond("removal", result, status);
  }
  return redirectWithToast(url.pathname + recordSearch(url.search), { tone: "success", title: t("removed") });
}

async function removePicture({ context, url, form }: ActionInput) {
  const category = id.safeParse(form.get("category"));
  if (!category.success) throw new Response(null, { status: 400 });
  await providerClient(context).call(removeCategoryPicture, { params: { id: category.data } });
  const title = getTranslation(context, "shop-categories")("pictureRemoved");
  return redirectWithToast(url.pathname + url.search, { tone: "success", title });
}
