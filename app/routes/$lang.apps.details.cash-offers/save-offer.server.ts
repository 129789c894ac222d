import { data } from "react-router";
import { z } from "zod";
import {
  adminGetOffer,
  adminOfferChoices,
  changeOffer,
  createOffer,
  type OfferDetails,
} from "#contract/offers/admin-offers.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { amountProblem } from "~/features/withdrawals/amount-text";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { recordSearch } from "~/features/administration/record-search";
import { fieldName, parseOffer, type ParsedOffer } from "./parse-offer";
import { percentageText } from "~/i18n/typed-text";
import { chosenStores, offerFields, otherStoreField, type OfferInput } from "./offer-input";

export interface ActionInput {
  context: RequestContext;
  url: URL;
  form: FormData;
}
type Context = ActionInput["context"];

/** The hidden fields of the form. */
export const saveSchema = z
  .object({ key: formKey, offer: id.optional(), version: z.coerce.number().int().positive().optional() })
  // A change has to name the version it is based on, so that it can't overwrite another admin's change.
  .refine(({ offer, version }) => !offer || version !== undefined, { path: ["version"] });

/**
 * Creates or changes an offer, once per form key. Redirects to the offer with a toast. If the form is
 * invalid, returns it with its values and errors.
 */
export async function saveOffer({ context, url, form }: ActionInput) {
  const provider = providerClient(context);
  const typed = textsOf(form);
  const stores = chosenStores(typed);
  const submission = parseForm(form, {
    schema: saveSchema,
    also: [...offerFields, ...stores.map(otherStoreField)],
  });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  if (form.get("intent") === "add-tier") return data({ result: submission.reply(), latest: undefined });
  const { currency } = (await provider.call(adminOfferChoices)).data;
  const parsed = parseOffer(typed, { currency, language: getLocale(context) });
  const problems = { ...missingFieldProblems(typed, submission.value.offer), ...parsed.problems };
  if (Object.keys(problems).length > 0) {
    const fieldErrors = fieldMessages(problems, typed, { context, currency });
    return data({ result: submission.reply({ fieldErrors }), latest: undefined }, { status: 400 });
  }
  try {
    const saved = await save(context, { typed, parsed, ...submission.value });
    return await redirectWithToast(url.pathname + recordSearch(url.search, { view: saved.id }), {
      tone: "success",
      title: savedText(context, new Set([saved.store.slug, ...stores]).size),
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const result = submission.reply(toFormErrors(error, parsed.rows, stores));
    const latest = await latestVersion(context, error, submission.value.offer);
    return data({ result, latest }, { status: error.status });
  }
}

function savedText(context: Context, count: number): string {
  const t = getTranslation(context, "offers");
  return count === 1 ? t("saved") : t("savedForStores", { count });
}

function textsOf(form: FormData): OfferInput {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function missingFieldProblems(typed: OfferInput, offer: string | undefined): ParsedOffer["problems"] {
  if (offer) return {};
  const missingFields = ["store", "network"].filter((name) => !typed[name]);
  return Object.fromEntries(missingFields.map((name) => [name, "required" as const]));
}

interface OfferSave {
  typed: OfferInput;
  parsed: ParsedOffer;
  key: string;
  offer?: string | undefined;
  version?: number | undefined;
}

async function save(
  context: Context,
  { typed, parsed, key, offer, version }: OfferSave,
): Promise<OfferDetails> {
  const provider = providerClient(context);
  const offerBody = { ...parsed.offer, acceptOverlap: typed.acceptOverlap === "on" };
  const once = { idempotencyKey: key };
  if (offer && version !== undefined) {
    const body = { ...offerBody, version };
    return (await provider.call(changeOffer, { params: { id: offer }, body }, once)).data;
  }
  const [store = "", network = ""] = [typed.store, typed.network];
  const body = { ...offerBody, store, network, otherStores: chosenStores(typed) };
  return (await provider.call(createOffer, { body }, once)).data;
}

function fieldMessages(
  problems: ParsedOffer["problems"],
  typed: OfferInput,
  { context, currency }: { context: Context; currency: string },
): Record<string, string[]> {
  const [t, amounts] = [getTranslation(context, "offers"), getTranslation(context, "withdrawals")];
  const language = getLocale(context);
  const messages = Object.entries(problems).map(([name, why]) => {
    if (why === "percentage") return [name, [t("percentage", { example: percentageText(550, language) })]];
    const problem = why === "amount" && amountProblem(typed[name] ?? "", currency, language, amounts);
    return [name, [problem || t(why === "moment" ? "moment" : "required")]];
  });
  return Object.fromEntries(messages) as Record<string, string[]>;
}

/**
 * Maps the provider's refusal to errors of fields, of the checkbox that confirms an overlap, or of the whole
 * form.
 */
function toFormErrors(error: ProviderError, rows: number[], stores: string[]) {
  if (error.key === "offer_overlaps") return { fieldErrors: { acceptOverlap: [error.message] } };
  const fields = Object.entries(error.fields ?? {}).map(([input, words]) => [
    fieldName(input, rows, stores),
    words,
  ]);
  if (fields.length > 0) return { fieldErrors: Object.fromEntries(fields) as Record<string, string[]> };
  return { formErrors: [error.message] };
}

/**
 * Returns the current version if the form was refused because another admin has changed the offer. With this
 * version, the form can be submitted again.
 */
async function latestVersion(context: Context, { key }: ProviderError, offer: string | undefined) {
  if (key !== "offer_changed" || !offer) return undefined;
  return (await providerClient(context).call(adminGetOffer, { params: { id: offer } })).data.version;
}
