import { ExternalLink } from "lucide-react";
import { useRevalidator } from "react-router";
import type { Store } from "#contract/stores/stores.ts";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { LinkButton } from "~/components/ui/link-button";
import { rateRange } from "~/features/stores/cash-back-text";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loginPath } from "~/navigation/login-path";
import { useViewer } from "~/page/use-viewer";
import { TimeZoneInput } from "~/features/stores/shop/time-zone-input";

interface ShopProps {
  store: Pick<Store, "slug" | "name" | "shopping" | "cashBack" | "offer" | "payableAfterDays">;
  /** The form's idempotency key: submitting the form twice creates only one click. */
  formKey: string;
}

/**
 * The shop button: a form that creates a click, a link to the login, or the reason why the store can't be
 * opened.
 */
export function Shop({ store, formKey }: ShopProps) {
  const t = useTranslation("stores");
  const { slug, name, shopping } = store;
  if (shopping !== "open")
    return (
      <div className="mt-4">
        <Alert tone="warning" title={t("shopClosedTitle")}>
          {shopping === "paused" ? t("shopPaused", { name }) : t("shopNoOffer", { name })}
        </Alert>
      </div>
    );
  return (
    <div className="mt-4">
      <div className="max-sm:hidden">
        <ShopLink slug={slug} formKey={formKey} />
      </div>
      <Explanation store={store} />
    </div>
  );
}

/** Explains what the button does, or what is required first. */
function Explanation({ store: { name } }: Pick<ShopProps, "store">) {
  const t = useTranslation("stores");
  const { state } = useViewer();
  if (state === "loading") return <p className="text-sm text-muted">{t("shopUnknown")}</p>;
  return (
    <div className="text-sm text-muted sm:mt-3">
      <p>{state === "signed-out" ? t("shopVisitor") : t("shopText", { name })}</p>
      {state === "signed-out" && (
        <LocalizedLinkButton to="/register" variant="outline" size="sm" className="mt-2">
          {t("signUp")}
        </LocalizedLinkButton>
      )}
    </div>
  );
}

/** A bar at the bottom of a phone's screen with the rate and the shop button, always visible. */
export function ShopBar({ store: { slug, shopping, cashBack }, formKey }: ShopProps) {
  const language = useLanguage();
  const { state } = useViewer();
  if (shopping !== "open" || state === "loading") return null;
  return (
    <div className="shop-bar no-print sticky bottom-(--bottom-bar) z-20 -mx-4 -mb-4 flex min-h-16 items-center gap-4 border-t border-line bg-surface px-4 py-2 sm:hidden">
      {cashBack && (
        <p className="figures text-lg font-bold whitespace-nowrap text-success" suppressHydrationWarning>
          {rateRange(cashBack, language)}
        </p>
      )}
      <div className="min-w-0 flex-1">
        <ShopLink slug={slug} formKey={formKey} />
      </div>
    </div>
  );
}

function ShopLink({ slug, formKey }: { slug: string; formKey: string }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const page = useLocalizedPath(`/stores/${slug}`);
  const { state } = useViewer();
  const { revalidate } = useRevalidator();
  if (state === "loading") return null;
  if (state === "signed-out")
    return (
      <LinkButton to={loginPath(language, { pathname: page, search: "" })} className="w-full">
        {t("shopLogIn")}
      </LinkButton>
    );
  return (
    // A plain form, because the router can't open the response in a new tab.
    <form
      method="post"
      action={`${page}/shop`}
      target="_blank"
      rel="noopener"
      onSubmit={() => onceVisible(() => void revalidate())}
    >
      <input type="hidden" name="key" value={formKey} />
      <TimeZoneInput />
      <Button type="submit" className="w-full">
        {t("shopNow")}
        <ExternalLink aria-hidden className="directional size-4" />
      </Button>
    </form>
  );
}

/**
 * Calls `callback` when the member returns to this tab. By then, the page's data is outdated because of the
 * visit.
 */
function onceVisible(callback: () => void): void {
  function onChange() {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", onChange);
    callback();
  }
  document.addEventListener("visibilitychange", onChange);
}
