import { ShieldCheck } from "lucide-react";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** How money and data are protected, in two sentences. */
export function Safety() {
  const t = useTranslation("welcome");
  return (
    <section aria-labelledby="safety" className="card-surface p-5 sm:p-6">
      <span
        aria-hidden
        className="flex size-12 items-center justify-center rounded-full bg-success-soft text-on-success-soft"
      >
        <ShieldCheck className="size-6" strokeWidth={1.8} />
      </span>
      <h2 id="safety" className="mt-4 text-lg font-semibold">
        {t("safeTitle")}
      </h2>
      <p className="mt-1 text-muted">{t("safeText")}</p>
      <LocalizedLink
        to="/privacy#security"
        className="mt-3 inline-flex min-h-9 items-center font-medium text-primary hover:underline"
      >
        {t("safeLink")}
      </LocalizedLink>
    </section>
  );
}
