import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";
import { toastTones } from "./toast-tones";

/** Buttons with which the server shows a toast on the next page, as after any form. */
export function ToastSection() {
  const t = useTranslation("design-system");
  return (
    <Section name="toast">
      <Form method="post" action="?#toast" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="toast" />
        {toastTones.map((tone) => (
          <Button key={tone} type="submit" name="tone" value={tone} variant="outline">
            {t(`tone_${tone}`)}
          </Button>
        ))}
      </Form>
    </Section>
  );
}
