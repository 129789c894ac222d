import { useTranslation } from "~/i18n/use-translation";

/** The way of a purchase from the store to the member's bank, beside the login form on wide screens. */
export function LadderAside() {
  const t = useTranslation("auth");
  return (
    <aside className="hidden content-center bg-[#084c40] p-12 text-[#ffffff] lg:grid">
      <h2 className="mb-8 text-2xl font-bold">{t("asideTitle")}</h2>
      <ol className="grid list-decimal gap-6 ps-6">
        {(["tracked", "confirmed", "available", "paid"] as const).map((step) => (
          <li key={step}>
            <b className="block">{t(step)}</b>
            {t(`${step}Note`)}
          </li>
        ))}
      </ol>
    </aside>
  );
}
