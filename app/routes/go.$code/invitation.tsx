import type { FollowedLink } from "#contract/shared-links/shared-links.ts";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { LinkButton } from "~/components/ui/link-button";
import { followPath } from "~/features/shared-links/paths";
import { cashBackText } from "~/features/stores/cash-back-text";
import { TimeZoneInput } from "~/features/stores/shop/time-zone-input";
import { StoreLogo } from "~/features/stores/store-logo";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loginPath } from "~/navigation/login-path";
import { useViewer } from "~/page/use-viewer";

interface InvitationProps {
  link: FollowedLink & { formKey: string };
}

/**
 * Shows where a link leads and who earns the cash back: the logged-in member, or otherwise the member who
 * shared the link.
 */
export function Invitation({ link }: InvitationProps) {
  const t = useTranslation("links");
  const stores = useTranslation("stores");
  const language = useLanguage();
  const isVisitor = useViewer().state === "signed-out";
  const { store, host, cashBack, shopping, formKey } = link;
  return (
    <div className="card-surface w-full max-w-xl space-y-6 p-6 sm:p-8">
      <title>{`${t("goTitle", { store: store.name })} · Cashlane`}</title>
      <div className="flex items-center gap-4">
        <StoreLogo store={store} size="lg" />
        <h1 className="min-w-0 text-2xl font-bold tracking-tight wrap-anywhere">
          {t("goTitle", { store: store.name })}
        </h1>
      </div>
      <p className="wrap-anywhere">{t("goShared", { host })}</p>
      {!isVisitor && cashBack && (
        <div className="rounded-md bg-success-soft p-4 text-on-success-soft">
          <p className="font-semibold" suppressHydrationWarning>
            {cashBackText(stores, language, cashBack)}
          </p>
          <p>{t("goMember")}</p>
        </div>
      )}
      {shopping === "open" ? (
        <form method="post">
          <input type="hidden" name="key" value={formKey} />
          <TimeZoneInput />
          <Button type="submit" className="w-full">
            {t("goContinue", { store: store.name })}
          </Button>
        </form>
      ) : (
        <>
          <Alert tone="warning" title={t("goClosed")} />
          <LocalizedLinkButton to={`/stores/${store.slug}`}>{t("goToStore")}</LocalizedLinkButton>
        </>
      )}
      {isVisitor && <Join link={link} />}
    </div>
  );
}

/** Explains to visitors that another member earns the cash back, and how to join to earn it themselves. */
function Join({ link: { code, referral } }: InvitationProps) {
  const t = useTranslation("links");
  const language = useLanguage();
  return (
    <>
      <p className="text-sm text-muted">{t("goDisclosure")}</p>
      <section aria-labelledby="join" className="border-t border-line pt-5">
        <h2 id="join" className="font-semibold">
          {t("goJoinTitle")}
        </h2>
        <p className="mt-1 text-sm text-muted">{t("goJoinText")}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <LocalizedLinkButton to={`/register?ref=${referral}`} variant="soft" size="sm">
            {t("goJoin")}
          </LocalizedLinkButton>
          <LinkButton
            to={loginPath(language, { pathname: followPath(code), search: "" })}
            variant="outline"
            size="sm"
          >
            {t("goLogIn")}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
