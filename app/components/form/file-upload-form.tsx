import { Form } from "react-router";
import { Card } from "../ui/card";
import type { SubmissionResult } from "./conform-types";
import { FileField } from "./file-field";
import { FormErrors } from "./form-errors";
import { FormKey } from "./form-key";
import { IntentButton } from "./intent-button";
import { useFormCheck } from "./use-form-check";

interface FileUploadFormProps {
  formKey: string;
  result: SubmissionResult | undefined;
  accept: string;
  texts: {
    title: string;
    /** The field's label. */
    file: string;
    hint: string;
    /** Replaces the hint after a refusal, because the file must be chosen again. */
    hintAgain: string;
    submit: string;
  };
}

/**
 * A card that uploads one file with the intent `upload`. The file's consequences are shown before they are
 * applied.
 */
export function FileUploadForm({ formKey, result, accept, texts }: FileUploadFormProps) {
  const form = useFormCheck(result);
  const { name, errors } = form.field("file");
  return (
    <Card title={texts.title}>
      <Form method="post" encType="multipart/form-data" className="grid gap-4" {...form.props}>
        <FormErrors state={form.state} labels={{ file: texts.file }} />
        <FormKey state={form.state} fresh={formKey} />
        <FileField
          name={name}
          errors={errors}
          label={texts.file}
          hint={result ? texts.hintAgain : texts.hint}
          accept={accept}
          required
        />
        <div>
          <IntentButton intent="upload" label={texts.submit} />
        </div>
      </Form>
    </Card>
  );
}
