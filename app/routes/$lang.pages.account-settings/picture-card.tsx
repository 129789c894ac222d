import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FileField } from "~/components/form/file-field";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

interface PictureCardProps {
  name: string;
  picture: string | null;
  refused: SubmissionResult | undefined;
}

/** The member's picture: set, replaced, removed. */
export function PictureCard({ name, picture, refused }: PictureCardProps) {
  const t = useTranslation("account");
  const form = useFormCheck(refused);
  return (
    <Card title={t("pictureTitle")} subtitle={t("pictureSubtitle")} className="mb-6 max-w-2xl">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar name={name} src={picture} size="lg" />
        <Form
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className="min-w-0 flex-1 basis-64"
          {...form.props}
        >
          <FormErrors state={form.state} />
          <FileField
            {...form.field("picture")}
            label={t("picture")}
            accept="image/jpeg,image/png,image/webp"
            required
          />
          <IntentButton intent="picture" label={t("pictureSave")} />
        </Form>
      </div>
      {picture !== null && (
        <Form method="post" preventScrollReset className="mt-4">
          <IntentButton intent="remove-picture" label={t("pictureRemove")} variant="outline" size="sm" />
        </Form>
      )}
    </Card>
  );
}
