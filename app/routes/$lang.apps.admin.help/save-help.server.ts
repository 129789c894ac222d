import { data } from "react-router";
import { z } from "zod";
import { changeHelp, createHelp, restoreHelp, type EditableHelp } from "#contract/help/admin-help.ts";
import { helpCategory, helpKind, helpLanguage, helpSlug } from "#contract/help/help.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { renderMarkdown } from "~/components/prose/markdown.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { toFormErrors } from "~/features/content-editor/to-form-errors";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

interface SaveRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["help-admin"]>;
  url: URL;
  form: FormData;
}

// The texts need no further validation here, because the provider checks them and returns errors by field.
const textFields = { title: z.string().default(""), body: z.string().default("") };
const entryFields = { entry: id, version: z.coerce.number().int().positive(), language: helpLanguage };
const categoryField = { category: helpCategory };
const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("preview"), ...entryFields, ...categoryField, ...textFields }),
  z.object({ intent: z.literal("save"), ...entryFields, ...categoryField, ...textFields }),
  z.object({ intent: z.literal("show"), ...entryFields, ...categoryField, ...textFields }),
  z.object({ intent: z.literal("hide"), ...entryFields, ...categoryField, ...textFields }),
  z.object({ intent: z.literal("without"), ...entryFields, ...categoryField, ...textFields }),
  z.object({ intent: z.literal("restore"), ...entryFields, from: z.coerce.number().int().positive() }),
  z.object({
    intent: z.literal("create"),
    key: formKey,
    kind: helpKind,
    slug: z.string().default(""),
    ...categoryField,
    ...textFields,
  }),
]);
type HelpInput = z.output<typeof schema>;

/**
 * Performs the action of a submitted form. If the form is invalid, returns it with its errors; for a preview,
 * returns it with the preview.
 */
export async function saveHelp({ provider, t, url, form }: SaveRequest) {
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const input = submission.value;
  if (input.intent === "preview") {
    // The limit for the form's size also limits the preview.
    return data({ result: submission.reply(), preview: renderMarkdown(input.body) });
  }
  if (input.intent === "create" && !helpSlug.safeParse(input.slug).success) {
    const slugError = { fieldErrors: { slug: [t("slugWrong")] } };
    return data({ result: submission.reply(slugError), preview: undefined }, { status: 400 });
  }
  try {
    const saved = await send(provider, input);
    const language = "language" in input ? input.language : "en";
    const search = new URLSearchParams({ kind: saved.kind, view: saved.id, language });
    return await redirectWithToast(`${url.pathname}?${search}`, {
      tone: "success",
      title: t(`done_${input.intent}`),
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const errors = toFormErrors(error, (input) => input.replace(/^texts\./, ""));
    return data({ result: submission.reply(errors), preview: undefined }, { status: error.status });
  }
}

async function send(
  provider: ProviderClient,
  input: Exclude<HelpInput, { intent: "preview" }>,
): Promise<EditableHelp> {
  if (input.intent === "create") {
    const { key: idempotencyKey, intent: _, ...body } = input;
    return (await provider.call(createHelp, { body }, { idempotencyKey })).data;
  }
  const { entry, version, language } = input;
  const params = { id: entry };
  if (input.intent === "restore")
    return (await provider.call(restoreHelp, { params, body: { version, from: input.from } })).data;
  const { category, title, body: text } = input;
  const written = { category, texts: { language, title, body: text } };
  const changes = {
    save: written,
    show: { ...written, isPublished: true },
    hide: { isPublished: false },
    without: language === "en" ? written : { without: language },
  };
  return (await provider.call(changeHelp, { params, body: { version, ...changes[input.intent] } })).data;
}
