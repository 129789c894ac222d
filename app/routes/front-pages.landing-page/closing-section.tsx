import { useTranslation } from "~/i18n/use-translation";
import { StoreSearch } from "./store-search";

/** The store search at the end of the page. */
export function ClosingSection() {
  const t = useTranslation("welcome");
  return (
    <section className="-mb-4 grid items-center gap-5 *:min-w-0 rounded-xl bg-[#084c40] p-5 text-[#ffffff] sm:px-10 sm:py-8 lg:grid-cols-2">
      <h2 className="text-2xl font-bold text-balance">{t("readyTitle")}</h2>
      <StoreSearch label={t("readyTitle")} />
    </section>
  );
}
