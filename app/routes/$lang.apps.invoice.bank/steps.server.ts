import { data } from "react-router";
import { z } from "zod";
import {
  applyBankStatement,
  assignBankLine,
  returnBankPayment,
  setBankLineAside,
  statementColumns,
  uploadBankStatement,
} from "#contract/bank/bank-statements.ts";
import { id } from "#contract/text/identifiers.ts";
import { maxStatementBytes } from "#contract/invoices/invoice-limits.ts";
import { withdrawPayment } from "#contract/invoices/invoices.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { requiredFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { recordSearch } from "~/features/administration/record-search";
import { bankPath, statementPath } from "~/features/invoices/invoice-paths";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface StepRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["bank"]>;
  language: Language;
  url: URL;
  form: FormData;
}

const longCall = 10_000;
// Browsers can't restore the content of a file input.
const hideFields = ["file"];

function schemaOf(t: StepRequest["t"]) {
  return z.discriminatedUnion("intent", [
    z.object({
      intent: z.literal("upload"),
      key: formKey,
      file: requiredFile(maxStatementBytes, { missing: t("fileMissing"), tooLarge: t("fileTooLarge") }),
    }),
    z.object({
      intent: z.literal("read"),
      key: formKey,
      statement: id,
      ...statementColumns.shape,
      // A form that lacks the account's name is treated like a form with an empty name.
      accountName: statementColumns.shape.accountName.default(""),
    }),
    z.object({
      intent: z.literal("assign"),
      key: formKey,
      line: id,
      number: z.string({ error: t("numberMissing") }).max(40, t("numberMissing")),
    }),
    z.object({ intent: z.literal("undo"), key: formKey, payment: id }),
    z.object({ intent: z.literal("return"), key: formKey, line: id, payment: id }),
    z.object({ intent: z.enum(["aside", "take-up"]), line: id }),
  ]);
}

/** Performs the action of a submitted form. If the form is invalid, returns it with its errors. */
export async function handleBankAction({ provider, t, language, url, form }: StepRequest) {
  const submission = parseForm(form, { schema: schemaOf(t) });
  const intent = String(form.get("intent"));
  if (submission.status !== "success")
    return data({ intent, result: submission.reply({ hideFields }) }, { status: 400 });
  const values = submission.value;
  const list = url.pathname + withoutStatement(recordSearch(url.search));
  const redirectWithTitle = (title: string, to = list) => redirectWithToast(to, { tone: "success", title });
  try {
    switch (values.intent) {
      case "upload": {
        const content = Buffer.from(await values.file.arrayBuffer()).toString("base64");
        const body = { fileName: values.file.name.slice(0, 200) || "bank.csv", content };
        const options = { idempotencyKey: values.key, deadline: longCall };
        const { data: statement } = await provider.call(uploadBankStatement, { body }, options);
        const to = localizedPath(statementPath(statement.id), language);
        return await redirectWithToast(to, { tone: "info", title: t("uploaded") });
      }
      case "read": {
        const { statement, intent: _, key, ...columns } = values;
        const input = { params: { id: statement }, body: columns };
        const options = { idempotencyKey: key, deadline: longCall };
        const { data: applied } = await provider.call(applyBankStatement, input, options);
        const target = `${localizedPath(bankPath, language)}?f.state=open`;
        return await redirectWithTitle(t("read", applied), target);
      }
      case "assign": {
        const input = { params: { id: values.line }, body: { number: values.number } };
        await provider.call(assignBankLine, input, { idempotencyKey: values.key });
        return await redirectWithTitle(t("assigned"));
      }
      case "undo": {
        const input = { params: { id: values.payment }, body: { reason: t("undoReason") } };
        await provider.call(withdrawPayment, input, { idempotencyKey: values.key });
        return await redirectWithTitle(t("undone"));
      }
      case "return": {
        const input = { params: { id: values.line }, body: { payment: values.payment } };
        await provider.call(returnBankPayment, input, { idempotencyKey: values.key });
        return await redirectWithTitle(t("returned"));
      }
      default: {
        const isAside = values.intent === "aside";
        await provider.call(setBankLineAside, { params: { id: values.line }, body: { aside: isAside } });
        return await redirectWithTitle(isAside ? t("asideDone") : t("takenUp"));
      }
    }
  } catch (error) {
    const { result, status } = replyWithError(
      submission,
      error,
      { content: "file", number: "number", amount: "number" },
      hideFields,
    );
    return data({ intent, result }, { status });
  }
}

function withoutStatement(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...parameters.keys()])
    if (name === "statement" || name.startsWith("c.")) parameters.delete(name);
  return `?${parameters.toString()}`;
}
