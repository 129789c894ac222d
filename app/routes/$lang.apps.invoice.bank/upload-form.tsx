import type { SubmissionResult } from "~/components/form/conform-types";
import { FileUploadForm } from "~/components/form/file-upload-form";
import { useTranslation } from "~/i18n/use-translation";

interface UploadFormProps {
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Uploads a bank file. Its effects are shown before any payment is recorded. */
export function UploadForm(props: UploadFormProps) {
  const t = useTranslation("bank");
  return (
    <FileUploadForm
      {...props}
      accept=".csv,.xml,.sta,.mt940,.txt,.zip,text/csv,application/xml,application/zip"
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
