import { Form } from "react-router";
import type { LineCodes } from "#contract/shop/shop.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { CopyButton } from "~/components/ui/copy-button";
import { ShopText } from "~/features/shop/localized-text";
import { useTranslation } from "~/i18n/use-translation";

/** Shows the codes of an order line with copy buttons, and their terms. */
export function Codes({ shown: { codes, terms } }: { shown: LineCodes }) {
  const t = useTranslation("shop");
  return (
    <div className="mt-3 space-y-2">
      <ul aria-label={t("codes")} className="space-y-2">
        {codes.map((code) => (
          <li key={code} className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-4 py-2.5">
            <bdi dir="ltr" className="figures min-w-0 flex-auto text-lg font-semibold wrap-anywhere">
              {code}
            </bdi>
            <CopyButton
              text={code}
              label={t("copyCode", { code })}
              captions={{ copy: t("copy"), copied: t("copied") }}
              outcomes={{ done: t("copyDone"), failed: t("copyFailed") }}
            />
          </li>
        ))}
      </ul>
      {terms && (
        <p className="text-sm text-muted">
          <ShopText text={terms} />
        </p>
      )}
    </div>
  );
}

/** A button that shows the codes. It is a form, because the provider records when codes are first shown. */
export function ShowCodes({ result }: { result: SubmissionResult | undefined }) {
  const t = useTranslation("shop");
  const form = useFormCheck(result);
  return (
    <Form method="post" preventScrollReset className="mt-5 border-t border-line pt-5" {...form.props}>
      <FormErrors state={form.state} />
      <p className="mb-3 text-sm text-muted">{t("showHint")}</p>
      <IntentButton intent="show" label={t("showCodes")} />
    </Form>
  );
}
