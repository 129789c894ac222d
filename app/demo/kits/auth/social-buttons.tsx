import { Form } from "react-router";
import { IconButton } from "~/components/ui/icon-button";
import { useTranslation } from "~/i18n/use-translation";
import { socialNames } from "./auth-pages";

/** Renders buttons for third-party accounts. In the demo they only show what they would do. */
export function SocialButtons() {
  const t = useTranslation("demo-auth");
  return (
    <Form method="post" className="mt-5">
      <p className="mb-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <input type="hidden" name="intent" value="social" />
      <div className="flex justify-center gap-3">
        {socialNames.map((name) => {
          const label = t("continueWith", { name });
          return (
            <IconButton key={name} type="submit" name="with" value={name} variant="outline" label={label}>
              <span aria-hidden className="font-bold">
                {name.slice(0, 2)}
              </span>
            </IconButton>
          );
        })}
      </div>
    </Form>
  );
}
