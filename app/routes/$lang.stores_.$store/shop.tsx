import { ExternalLink } from "lucide-react";
import type { Store } from "#contract/stores.ts";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { TimeZoneInput } from "./time-zone-input";
import { loginPath } from "~/navigation/login-path";
import { useViewer } from "~/shell/use-viewer";

interface ShopProps {
  store: Pick<Store, "slug" | "name" | "shopping">;
  /** Of the form: sent twice, it makes one click. */
  formKey: string;
}

/** The way to the store: a form that makes the click, the login before it, or why there is no way. */
export function Shop({ store: { slug, name, shopping }, formKey }: ShopProps) {
  const t = useTranslation("stores");
  if (shopping !== "open")
    return (
      <Card title={t("shopClosedTitle")}>
        <p>{shopping === "paused" ? t("shopPaused", { name }) : t("shopNoOffer", { name })}</p>
      </Card>
    );
  return (
    <Card title={t("shopTitle", { name })}>
      <div className="space-y-4">
        <p>{t("shopText", { name })}</p>
        <Way slug={slug} formKey={formKey} />
      </div>
    </Card>
  );
}

function Way({ slug, formKey }: { slug: string; formKey: string }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const viewer = useViewer();
  const page = useLocalizedPath(`/stores/${slug}`);
  switch (viewer.state) {
    case "loading":
      return <p className="text-muted">{t("shopUnknown")}</p>;
    case "signed-out":
      return (
        <>
          <p className="text-muted">{t("shopVisitor")}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={loginPath(language, { pathname: page, search: "" })}>{t("shopLogIn")}</LinkButton>
            <LocalizedLinkButton to="/register" variant="outline">
              {t("signUp")}
            </LocalizedLinkButton>
          </div>
        </>
      );
    case "signed-in":
      return (
        <div className="max-sm:hidden">
          <ShopForm page={page} formKey={formKey} />
        </div>
      );
  }
}

/** On phones the way to the store stays in reach, however far down the page one is. */
export function ShopBar({ store: { slug, shopping }, formKey }: ShopProps) {
  const page = useLocalizedPath(`/stores/${slug}`);
  const viewer = useViewer();
  if (shopping !== "open" || viewer.state !== "signed-in") return null;
  return (
    <div className="shop-bar no-print sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-20 rounded-md shadow-raised sm:hidden">
      <ShopForm page={page} formKey={formKey} />
    </div>
  );
}

function ShopForm({ page, formKey }: { page: string; formKey: string }) {
  const t = useTranslation("stores");
  return (
    // A form of the page, not of the router: the answer opens in a tab of its own.
    <form method="post" action={`${page}/shop`} target="_blank" rel="noopener">
      <input type="hidden" name="key" value={formKey} />
      <TimeZoneInput />
      <Button type="submit" className="w-full">
        {t("shopNow")}
        <ExternalLink aria-hidden className="directional size-4" />
      </Button>
    </form>
  );
}
