import { data } from "react-router";
import { z } from "zod";
import { addCodes as addCodesCall, giftCode } from "#contract/shop/admin-shop-products.ts";
import { id } from "#contract/text/identifiers.ts";
import { maxCodes } from "#contract/shop/shop-limits.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { optionalFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { ActionInput } from "./save-product.server";

const maxFileLength = 48 * 1024;
/**
 * Stores the codes from the text field and the file, once per form key. The provider encrypts them, and no
 * response contains them.
 */
export async function addCodes({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "shop-admin");
  const tooMany = t("codesTooMany", { most: maxCodes });
  const schema = z.object({
    key: formKey,
    variant: id,
    codes: z.string().default(""),
    file: optionalFile(maxFileLength, tooMany),
  });
  const submission = parseForm(form, { schema });
  const reject = (problem: string, status = 400) => {
    const result = submission.reply({ fieldErrors: { codes: [problem] }, hideFields: ["file"] });
    return data({ form: "codes" as const, result }, { status });
  };
  if (submission.status !== "success") {
    if (submission.error?.file) return reject(tooMany);
    throw new Response(null, { status: 400 });
  }
  const { key, variant, codes: typedCodes, file } = submission.value;
  const codes = [...codesIn(typedCodes), ...(file ? codesIn(await file.text()) : [])];
  if (codes.length === 0) return reject(t("codesMissing"));
  if (codes.length > maxCodes) return reject(t("codesTooMany", { most: maxCodes }));
  const invalid = codes.find(({ code }) => !giftCode.safeParse(code).success);
  if (invalid) return reject(t("codeWrong", { line: invalid.line }));
  try {
    const call = { params: { id: variant }, body: { codes: codes.map(({ code }) => code) } };
    const { data: outcome } = await providerClient(context).call(addCodesCall, call, { idempotencyKey: key });
    return await redirectWithToast(url.pathname + url.search, {
      tone: outcome.added > 0 ? "success" : "warning",
      title: t("codesAdded", { count: outcome.added }),
      ...(outcome.known > 0 && { description: t("codesKnown", { count: outcome.known }) }),
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return reject(error.message, error.status);
  }
}

/**
 * Returns the codes of a text and their line numbers, from 1. Each line of the text field is a code. In a CSV
 * file, the first column contains the codes.
 */
function codesIn(text: string): { code: string; line: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({
      code: (line.split(/[,;\t]/)[0] ?? "").replace(/^\ufeff?"?|"$/g, "").trim(),
      line: index + 1,
    }))
    .filter(({ code }) => code !== "" && !/^codes?$/i.test(code));
}
