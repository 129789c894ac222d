import { useLocation } from "react-router";
import type { AdminNetwork, NetworkSecret } from "#contract/networks/admin-networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { IfPermitted } from "~/components/ui/if-permitted";
import { useTranslation } from "~/i18n/use-translation";
import type { RevealedSecret } from "./rotate-secret.server";
import { RotateForm } from "./rotate-form";
import { SecretReveal } from "./secret-reveal";

interface SecretCardProps {
  network: AdminNetwork;
  formKey: string;
  /** Whether the URL opens the form that replaces the secret. */
  isConfirming: boolean;
  result: SubmissionResult | undefined;
  revealed: RevealedSecret | undefined;
}

/** Lists the valid secrets without their values, with a link to create a new one, which is shown once. */
export function SecretCard({ network, formKey, isConfirming, result, revealed }: SecretCardProps) {
  const t = useTranslation("networks");
  const { pathname } = useLocation();
  const [current] = network.secrets;
  return (
    <Card title={t("secret")} subtitle={t("secretText")}>
      <div className="grid gap-5">
        {revealed && <SecretReveal revealed={revealed} />}
        {network.secrets.length === 0 && <Alert tone="warning">{t("noSecret")}</Alert>}
        <ul className="divide-y divide-line empty:hidden">
          {network.secrets.map((secret) => (
            <Secret key={secret.id} secret={secret} />
          ))}
        </ul>
        {isConfirming && !revealed ? (
          <RotateForm
            current={current?.endsAt === null ? current.id : null}
            formKey={formKey}
            result={result}
          />
        ) : (
          <IfPermitted permission="networks.secrets">
            <div>
              <LinkButton variant="outline" to={`${pathname}?ask=rotate`} preventScrollReset>
                {current ? t("rotate") : t("makeFirst")}
              </LinkButton>
            </div>
          </IfPermitted>
        )}
      </div>
    </Card>
  );
}

function Secret({ secret: { createdAt, createdBy, endsAt } }: { secret: NetworkSecret }) {
  const t = useTranslation("networks");
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <span className="text-sm">
        {t("secretMade")} <DateTime value={createdAt} style="minute" />{" "}
        <bdi>{createdBy ? t("secretMadeBy", { name: createdBy.name }) : t("secretOfDemo")}</bdi>
      </span>
      {endsAt === null ? (
        <Badge tone="success">{t("secretCurrent")}</Badge>
      ) : (
        <Badge tone="warning">
          {t("secretEnds")} <DateTime value={endsAt} style="minute" />
        </Badge>
      )}
    </li>
  );
}
