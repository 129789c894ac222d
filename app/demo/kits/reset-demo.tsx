import { Form } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { useTranslation } from "~/i18n/use-translation";

/** Resets the whole demo. */
export function ResetDemo() {
  const t = useTranslation("demo-kit");
  return (
    <Form method="post" preventScrollReset>
      <SubmitButton name="intent" value="reset" variant="outline">
        {t("reset")}
      </SubmitButton>
    </Form>
  );
}
