import { data } from "react-router";
import { z } from "zod";
import {
  type AdminCoupon,
  adminListCoupons,
  changeCoupon,
  createCoupon,
  endCoupons,
  importCoupons,
} from "#contract/coupons/admin-coupons.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { maxCouponFileLength } from "#contract/coupons/coupon-limits.ts";
import { decodeText } from "#shared/decode-text.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { requiredFile } from "~/components/form/required-file.server";
import type { RequestContext } from "~/page/request-context";
import { couponSchema } from "./coupon-schema.server";
import type { RejectedLines } from "./import-form";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { loadSelection, type BulkSelection } from "~/features/administration/load-selection.server";
import { selectedRows, versionedId } from "~/features/administration/bulk-schema";
import { sendBulkAction } from "~/features/administration/send-bulk-action.server";
import { recordSearch } from "~/features/administration/record-search";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";

export interface ActionInput {
  context: RequestContext;
  url: URL;
  form: FormData;
  /** The currency of the amounts. */
  currency: string;
}

export type CouponSelection = BulkSelection<AdminCoupon, "end">;

/** Loads the coupons selected for ending; `null` if the URL contains none. */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<CouponSelection | null> {
  return loadSelection(parameters, {
    steps: ["end"],
    find: (ids) => provider.call(adminListCoupons, { query: { ids, limit: maxSelected } }),
    isPossible: ({ state }) => state !== "ended",
  });
}

/** Ends the selected coupons immediately, once per form key. */
export async function endSelectedCoupons({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "coupon-admin");
  const submission = parseForm(form, { schema: z.object({ ids: selectedRows(versionedId), key: formKey }) });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { ids: coupons, key } = submission.value;
  return sendBulkAction({
    submission,
    send: () => providerClient(context).call(endCoupons, { body: { coupons } }, { idempotencyKey: key }),
    doneText: (count) => t("bulkDone", { count }),
    back: url.pathname + recordSearch(url.search),
  });
}

/** Maps the inputs of the provider's calls to the form's fields. */
const fieldOf: Record<string, string> = {
  store: "store",
  "title.en": "titleEn",
  "title.fr": "titleFr",
  "title.ar": "titleAr",
  "terms.en": "termsEn",
  "terms.fr": "termsFr",
  "terms.ar": "termsAr",
  code: "code",
  link: "link",
  worth: "worth",
  startsAt: "startsAt",
  endsAt: "endsAt",
};

/** Creates or changes a coupon, once per form key. If the form is invalid, returns it with its errors. */
export async function saveCoupon({ context, url, form, currency }: ActionInput) {
  const t = getTranslation(context, "coupon-admin");
  const provider = providerClient(context);
  const schema = couponSchema(t, { currency, language: getLocale(context) });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), lines: undefined }, { status: 400 });
  const { key, target, body } = submission.value;
  const once = { idempotencyKey: key };
  try {
    const { data: saved } =
      "id" in target
        ? await provider.call(
            changeCoupon,
            { params: { id: target.id }, body: { ...body, version: target.version } },
            once,
          )
        : await provider.call(createCoupon, { body: { ...body, store: target.store } }, once);
    const to = url.pathname + recordSearch(url.search, { view: saved.id });
    return await redirectWithToast(to, { tone: "success", title: t("saved") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, fieldOf);
    return data({ result, lines: undefined }, { status });
  }
}

/** Imports a file of coupons, once per form key, or returns its errors by line. */
export async function importFile({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "coupon-admin");
  const hideFields = ["file"];
  const file = requiredFile(maxCouponFileLength, { missing: t("fileMissing"), tooLarge: t("fileTooLarge") });
  const submission = parseForm(form, { schema: z.object({ key: formKey, file }) });
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields }), lines: undefined }, { status: 400 });
  const { key, file: uploadedFile } = submission.value;
  const content = decodeText(new Uint8Array(await uploadedFile.arrayBuffer()));
  if (content === undefined) {
    const result = submission.reply({ fieldErrors: { file: [t("fileUnreadable")] }, hideFields });
    return data({ result, lines: undefined }, { status: 400 });
  }
  try {
    const body = { content };
    const { data: imported } = await providerClient(context).call(
      importCoupons,
      { body },
      { idempotencyKey: key },
    );
    if (imported.refused.length > 0) {
      const lines: RejectedLines = imported.refused;
      return data({ result: submission.reply({ hideFields }), lines }, { status: 422 });
    }
    const to = url.pathname + recordSearch(url.search);
    return await redirectWithToast(to, {
      tone: "success",
      title: t("importDone", { count: imported.created }),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { content: "file" }, hideFields);
    return data({ result, lines: undefined }, { status });
  }
}
