import type { SubmissionResult } from "~/components/form/conform-types";
import { FileUploadForm } from "~/components/form/file-upload-form";
import { useTranslation } from "~/i18n/use-translation";

interface UploadFormProps {
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Uploads a bank's response. Its effects are shown before they are applied. */
export function UploadForm(props: UploadFormProps) {
  const t = useTranslation("payout-answers");
  return (
    <FileUploadForm
      {...props}
      accept=".xml,.csv,.txt,.sta,.mt940,.zip,application/xml,text/csv,application/zip"
      texts={{
        title: t("uploadTitle"),
        file: t("file"),
        hint: t("fileHint"),
        hintAgain: t("fileAgain"),
        submit: t("upload"),
      }}
    />
  );
}
