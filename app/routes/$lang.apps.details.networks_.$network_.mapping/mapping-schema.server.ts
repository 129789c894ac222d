import { z } from "zod";
import { isKnownCurrency } from "#contract/exchange-rates/known-currency.ts";
import { timeZone } from "#contract/notifications/notification-settings.ts";
import type { PostbackMapping, PostbackStatus } from "#contract/networks/postbacks.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import {
  amountNotations,
  decimalMarks,
  lines as lineRules,
  maxParameterLength,
  negativeAmounts as negativeAmountRules,
  parameterNames,
  statuses,
  timeNotations,
} from "./mapping-names";

type Texts = Translate<Namespaces["networks"]>;

const maxWordLength = 64;
const maxSampleLength = 16 * 1024;

/** Returns the schema of a mapping's form, whose output is the mapping and the sample. */
export function mappingSchema(t: Texts) {
  const name = z
    .string({ error: t("parameterMissing") })
    .trim()
    .min(1, t("parameterMissing"))
    .max(maxParameterLength, t("parameterMissing"));
  const words = z.string().max(2000).default("");
  return z
    .object({
      click: name,
      transaction: name,
      amount: name,
      commission: name,
      status: name.optional(),
      item: name.optional(),
      order: name.optional(),
      currency: name.optional(),
      commissionCurrency: name.optional(),
      time: name.optional(),
      changedAt: name.optional(),
      programme: name.optional(),
      part: name.optional(),
      original: name.optional(),
      lockedAt: name.optional(),
      paid: name.optional(),
      paymentId: name.optional(),
      words_pending: words,
      words_confirmed: words,
      words_rejected: words,
      words_reversed: words,
      amounts: z.enum(amountNotations),
      times: z.enum(timeNotations),
      timeZone: z
        .string()
        .trim()
        .refine((text) => timeZone.safeParse(text).success, t("timeZoneWrong"))
        .optional(),
      usualCurrency: z
        .string()
        .trim()
        .toUpperCase()
        .refine(isKnownCurrency, t("usualCurrencyWrong"))
        .optional(),
      decimalMark: z.enum(decimalMarks).optional(),
      negativeAmounts: z.enum(negativeAmountRules).optional(),
      lines: z.enum(lineRules).optional(),
      statusWhenMissing: z.enum(statuses).optional(),
      wrapper: name.optional(),
      items: name.optional(),
      sample: z.string().max(maxSampleLength, t("sampleTooLong")).optional(),
      version: z.int().positive(),
      key: formKey,
    })
    .transform((form, context) => {
      const { amounts, times, timeZone, decimalMark, statusWhenMissing, wrapper, items } = form;
      const { negativeAmounts, lines, usualCurrency, sample, version, key } = form;
      const parameters = Object.fromEntries(
        parameterNames.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
      ) as PostbackMapping["parameters"];
      const parsedWords = readWords(form, t);
      for (const issue of parsedWords.issues) context.addIssue({ code: "custom", ...issue });
      const mapping: PostbackMapping = {
        parameters,
        statuses: parsedWords.words,
        amounts,
        times,
        ...(usualCurrency && { usualCurrency }),
        ...(timeZone && { timeZone }),
        ...(decimalMark && { decimalMark }),
        ...(negativeAmounts && { negativeAmounts }),
        ...(lines && { lines }),
        ...(statusWhenMissing && { statusWhenMissing }),
        ...(wrapper && { wrapper }),
        ...(items && { items }),
      };
      return { mapping, sample, version, key };
    });
}

type WordFields = Record<`words_${PostbackStatus}`, string> & {
  status?: string | undefined;
  statusWhenMissing?: PostbackStatus | undefined;
};

/** Parses the network's status words in lower case. A word can't have two meanings. */
function readWords(form: WordFields, t: Texts) {
  const words = new Map<string, PostbackStatus>();
  const issues: { path: string[]; message: string }[] = [];
  for (const status of statuses) {
    const path = [`words_${status}`];
    for (const word of wordsOf(form[`words_${status}`])) {
      const meaning = words.get(word);
      if (meaning && meaning !== status) issues.push({ path, message: t("wordTwice", { word }) });
      else if (word.length > maxWordLength) issues.push({ path, message: t("wordTooLong") });
      else words.set(word, status);
    }
  }
  if (!form.status && !form.statusWhenMissing) issues.push({ path: ["status"], message: t("statusNeeded") });
  if (words.size === 0 && !form.statusWhenMissing)
    issues.push({ path: ["words_pending"], message: t("wordsMissing") });
  return { words: Object.fromEntries(words), issues };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[,;،\r\n]+/)
    .map((word) => word.trim())
    .filter(Boolean);
}
