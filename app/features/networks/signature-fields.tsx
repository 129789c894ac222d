import type { NetworkSignature } from "#contract/networks/networks.ts";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { useTranslation } from "~/i18n/use-translation";
import { signatureEncodings, signedContents } from "./choices";
import { codeInput } from "./code-input";

interface SignatureFieldsProps {
  form: ReturnType<typeof useFormCheck>;
  signature: NetworkSignature | null;
}

/** Fields for the network's own signature format. The other kinds of authentication ignore them. */
export function SignatureFields({ form, signature }: SignatureFieldsProps) {
  const t = useTranslation("networks");
  const field = (name: string, initial: string | undefined) => {
    const { defaultValue, ...bound } = form.field(name);
    return { ...bound, defaultValue: defaultValue ?? initial ?? "" };
  };
  return (
    <fieldset className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
      <legend className="mb-2 font-semibold">{t("signature")}</legend>
      <TextField
        {...field("signatureHeader", signature?.header)}
        {...codeInput}
        label={t("signatureHeader")}
        hint={t("signatureHeaderHint")}
        maxLength={64}
      />
      <TextField
        {...field("signatureParameter", signature?.parameter)}
        {...codeInput}
        label={t("signatureParameter")}
        hint={t("signatureParameterHint")}
        maxLength={64}
      />
      <SelectField
        {...field("signatureEncoding", signature?.encoding ?? "hex")}
        label={t("signatureEncoding")}
        options={signatureEncodings.map((value) => ({ value, label: value }))}
      />
      <TextField
        {...field("signaturePrefix", signature?.prefix)}
        {...codeInput}
        label={t("signaturePrefix")}
        hint={t("signaturePrefixHint")}
        maxLength={20}
      />
      <SelectField
        {...field("signatureContent", signature?.content ?? "body")}
        label={t("signatureContent")}
        options={signedContents.map((value) => ({ value, label: t(`signatureContent_${value}`) }))}
      />
      <TextField
        {...field("signatureTimeHeader", signature?.timeHeader)}
        {...codeInput}
        label={t("signatureTimeHeader")}
        hint={t("signatureTimeHeaderHint")}
        maxLength={64}
      />
      <TextField
        {...field("signatureSeparator", signature?.separator)}
        {...codeInput}
        label={t("signatureSeparator")}
        hint={t("signatureSeparatorHint")}
        maxLength={4}
      />
    </fieldset>
  );
}
