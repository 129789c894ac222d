import { Award, Printer } from "lucide-react";
import { getCertificate, listCourses } from "#contract/academy/academy.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { certificatePath, coursesPath } from "~/features/academy/academy-paths";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("academy");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const slug = url.searchParams.get("course");
  if (slug === null) {
    const { courses } = (await provider.call(listCourses)).data;
    return { certificate: null, completed: courses.filter(({ completedAt }) => completedAt) };
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) throw new Response(null, { status: 404 });
  return { certificate: (await provider.call(getCertificate, { params: { slug } })).data, completed: [] };
}

/** Shows a printable certificate, or the list of certificates if the URL contains no course. */
export default function CertificatePage({ loaderData: { certificate, completed } }: Route.ComponentProps) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const back = (
    <LocalizedLinkButton to={coursesPath} variant="outline">
      {t("allCourses")}
    </LocalizedLinkButton>
  );
  if (!certificate)
    return (
      <Screen title={t("certificates")} subtitle={t("certificatesText")} actions={back} isNarrow>
        <Card>
          {completed.length === 0 ? (
            <EmptyState illustration="search" title={t("certificatesNone")} text={t("certificatesNoneText")}>
              <LocalizedLinkButton to={coursesPath}>{t("allCourses")}</LocalizedLinkButton>
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {completed.map(({ slug, title }) => (
                <li key={slug} className="py-3">
                  <LocalizedLink
                    to={certificatePath(slug)}
                    className="font-medium text-primary hover:underline"
                  >
                    {title}
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Screen>
    );
  const { name, title, minutes, number, completedAt } = certificate;
  return (
    <Screen
      title={t("certificate")}
      actions={
        <>
          {back}
          <Button className="needs-script" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {t("print")}
          </Button>
        </>
      }
      isNarrow
    >
      <article className="card-surface flex flex-col items-center gap-4 border-4 border-double border-line px-6 py-16 text-center">
        <Award aria-hidden className="size-14 text-primary" strokeWidth={1.4} />
        <p className="text-lg font-bold">Cashlane</p>
        <p className="text-muted">{t("certificateThat")}</p>
        <p className="text-3xl font-bold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted">{t("certificateDone")}</p>
        <p className="text-xl font-semibold">{title}</p>
        <p className="text-muted" suppressHydrationWarning>
          {formatDate(completedAt, language)} ·{" "}
          {t("minutes", { count: minutes, shown: formatNumber(minutes, language) })}
        </p>
        <p className="figures text-sm text-muted">
          <bdi dir="ltr">{number}</bdi>
        </p>
      </article>
    </Screen>
  );
}
