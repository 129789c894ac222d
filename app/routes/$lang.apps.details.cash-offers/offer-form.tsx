import { type ReactNode, useState } from "react";
import { Form, useLocation } from "react-router";
import type { OfferStore } from "#contract/offers/admin-offers.ts";
import { Dialog } from "~/components/dialog/dialog";
import { CheckboxField } from "~/components/form/checkbox-field";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import type { BindField } from "./bind-field";
import { OfferPreview } from "./offer-preview";
import { OfferRates } from "./offer-rates";
import { OfferTexts } from "./offer-texts";
import { TierRows } from "./tier-rows";
import type { OfferInput } from "./offer-input";

interface OfferFormProps {
  title: string;
  closeTo: string;
  initial: OfferInput;
  stores: OfferStore[];
  currency: string;
  /** The start of an offer that has already started, which can't be changed. */
  fixedStart?: string | undefined;
  formKey: string;
  result: SubmissionResult | undefined;
  /** Renders the content that differs between new and existing offers. */
  children: (field: BindField) => ReactNode;
}

/** The form that creates or edits an offer, with a preview, in a drawer next to the list. */
export function OfferForm(props: OfferFormProps) {
  const { title, closeTo, initial, currency, stores, fixedStart, formKey, result, children } = props;
  const t = useTranslation("offers");
  const { search } = useLocation();
  const form = useFormCheck(result);
  const initialInput: OfferInput = result ? form.state.values : initial;
  const [typed, setTyped] = useState(initialInput);
  const field: BindField = (name) => ({ ...form.field(name), defaultValue: initialInput[name] ?? "" });
  // The checkbox stays visible while it is checked, because checking it removes its error.
  const needsOverlapConfirmation = Boolean(result?.error?.acceptOverlap ?? initialInput.acceptOverlap);
  return (
    <Form
      method="post"
      action={search}
      preventScrollReset
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        const entries = [...new FormData(event.currentTarget)];
        setTyped(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
      }}
    >
      <Dialog
        size="drawer"
        title={title}
        closeTo={closeTo}
        actions={
          <>
            <LinkButton to={closeTo} replace preventScrollReset variant="ghost">
              {t("cancel")}
            </LinkButton>
            <IntentButton intent="save" label={t("save")} />
          </>
        }
      >
        {/* Enter presses the first button of a form. Without this hidden button, that would be the one
            that adds a tier. */}
        <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden />
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        {needsOverlapConfirmation && (
          <CheckboxField
            name="acceptOverlap"
            errors={form.state.fieldErrors.acceptOverlap}
            label={t("acceptOverlap")}
            defaultChecked={initialInput.acceptOverlap === "on"}
          />
        )}
        <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div>
            {children(field)}
            <TextField
              {...field("programme")}
              label={t("programme")}
              hint={t("programmeHint")}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
            />
            <OfferRates field={field} currency={currency} fixedStart={fixedStart} />
            <TierRows field={field} typed={typed} />
            <OfferTexts field={field} />
          </div>
          <OfferPreview typed={typed} stores={stores} currency={currency} />
        </div>
      </Dialog>
    </Form>
  );
}
