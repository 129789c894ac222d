import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FileField } from "~/components/form/file-field";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

interface PictureFormProps {
  /** The full URL of the picture; `null` if there is none. */
  picture: string | null;
  result: SubmissionResult | undefined;
}

/** The form that changes a product's picture. */
export function PictureForm({ picture, result }: PictureFormProps) {
  const t = useTranslation("shop-admin");
  const form = useFormCheck(result);
  return (
    <Card title={t("picture")} subtitle={t("pictureText")}>
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        {...form.props}
        className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)]"
      >
        {picture ? (
          <img
            src={picture}
            alt={t("pictureNow")}
            className="aspect-[8/5] w-40 rounded-md border border-line object-cover"
          />
        ) : (
          <p className="flex aspect-[8/5] w-40 items-center justify-center rounded-md bg-sunken text-sm text-muted">
            {t("noPicture")}
          </p>
        )}
        <div>
          <FormErrors state={form.state} labels={{ picture: t("picture") }} />
          <FileField
            {...form.field("picture")}
            label={t("newPicture")}
            hint={t("pictureHint")}
            accept="image/jpeg,image/png,image/webp"
          />
          <div className="mt-2 flex flex-wrap gap-3">
            <IntentButton intent="picture" label={t("savePicture")} />
            {picture && <IntentButton intent="remove-picture" label={t("removePicture")} variant="outline" />}
          </div>
        </div>
      </Form>
    </Card>
  );
}
