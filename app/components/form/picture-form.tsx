import type { ReactNode } from "react";
import { Form } from "react-router";
import type { SubmissionResult } from "./conform-types";
import { FileField } from "./file-field";
import { FormErrors } from "./form-errors";
import { lazyPart } from "../lazy/lazy-part";
import type { CropTexts } from "./picture-cropper";
import { IntentButton } from "./intent-button";
import { useFormCheck } from "./use-form-check";

// If this part doesn't load, the server crops the square from the middle.
const PictureCropper = lazyPart(async () => (await import("./picture-cropper")).PictureCropper);

interface PictureFormProps {
  /** The current picture. */
  shown: ReactNode;
  /** The picture's URL. When it changes, the chosen file is cleared. */
  picture: string | null;
  field: { name: string; label: string; hint?: string };
  set: { intent: string; label: string };
  remove: { intent: string; label: string };
  result: SubmissionResult | undefined;
  /** If set, users choose the square to upload, and only the square is uploaded. */
  cropTexts?: CropTexts;
}

/** Sets, replaces or removes a small picture, such as a member's or a store's. */
export function PictureForm({ shown, picture, field, set, remove, result, cropTexts }: PictureFormProps) {
  const form = useFormCheck(result);
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        {shown}
        <Form
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className="min-w-0 flex-1 basis-64"
          {...form.props}
        >
          <FormErrors state={form.state} />
          <FileField
            key={picture}
            {...form.field(field.name)}
            label={field.label}
            hint={field.hint}
            accept="image/jpeg,image/png,image/webp"
            required
            below={
              cropTexts && ((file) => <PictureCropper file={file} name={field.name} texts={cropTexts} />)
            }
          />
          <IntentButton {...set} />
        </Form>
      </div>
      {picture !== null && (
        <Form method="post" preventScrollReset className="mt-4">
          <IntentButton {...remove} variant="outline" size="sm" />
        </Form>
      )}
    </>
  );
}
