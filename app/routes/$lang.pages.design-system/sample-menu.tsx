import { Star } from "lucide-react";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import type { texts } from "~/locales/en/sample-menu";
import type { MenuEntry } from "~/navigation/menu-entry";
import { NavMenu } from "~/shell/menus/nav-menu";
import type { Theme } from "~/page/theme";

/** Returns a menu that uses all features, translated with `t`. */
export function sampleEntries(t: Translate<typeof texts>): MenuEntry[] {
  return [
    {
      label: t("dashboards"),
      icon: "overview",
      suffix: { label: "5", tone: "danger" },
      children: [
        { label: t("sales"), href: "/dashboards/ecommerce" },
        { label: t("visitors"), href: "/dashboards/academy", suffix: { label: t("isNew"), tone: "info" } },
      ],
    },
    {
      isSection: true,
      label: t("shop"),
      children: [
        {
          label: t("orders"),
          icon: "offer",
          children: [
            { label: t("orderList"), href: "/apps/ecommerce/orders/list" },
            {
              label: t("orderDetails"),
              href: "/apps/ecommerce/orders/details/5434",
              exactMatch: false,
              activeUrl: "/apps/ecommerce/orders/details/",
            },
            {
              label: t("archive"),
              children: [
                { label: t("archiveOld"), href: "/apps/invoice/list" },
                {
                  label: t("archiveOlder"),
                  children: [{ label: t("invoices"), href: "/apps/invoice/preview/4987" }],
                },
              ],
            },
          ],
        },
        {
          label: t("reviews"),
          href: "/apps/ecommerce/manage-reviews",
          icon: "review",
          prefix: <Star aria-hidden className="size-4 text-primary" />,
          suffix: { label: t("beta"), tone: "warning" },
        },
        { label: t("reports"), icon: "log", disabled: true, children: [] },
      ],
    },
    {
      isSection: true,
      label: t("elsewhere"),
      children: [
        { label: t("frontPage"), href: "/front-pages/landing-page", icon: "network", excludeLang: true },
        { label: t("documentation"), href: "https://reactrouter.com/", icon: "help", target: "_blank" },
        { label: t("invoices"), href: "/apps/invoice/add", icon: "details", disabled: true },
      ],
    },
  ];
}

/** A sample menu. The page's `handle` must list the namespace `sample-menu`. */
export function SampleMenu({ opensBy = "click" }: { opensBy?: Theme["subMenus"] }) {
  const t = useTranslation("sample-menu");
  return (
    <nav aria-label={t("title")} className="card-surface w-65 max-w-full p-3">
      <NavMenu name="sample-menu" entries={sampleEntries(t)} opensBy={opensBy} />
    </nav>
  );
}
