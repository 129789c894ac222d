import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { SecondFactor } from "#contract/accounts/second-factor.ts";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";

const path = "/apps/user/view/security";

/**
 * Shows how well the account is protected: passkey, two-step verification, recovery codes and password, each
 * with a tick or an action. Only the next recommended action is a primary button.
 */
export function SignInCard({ factor }: { factor: SecondFactor }) {
  const t = useTranslation("security");
  const inFactor = useTranslation("second-factor");
  const { since, recoveryCodesLeft, passkeys, isNeeded } = factor;
  const isOn = since !== null || passkeys > 0;
  const steps = [passkeys > 0, since !== null, recoveryCodesLeft > 0];
  const nextStepIndex = steps.indexOf(false);
  // The password is always set. Without two-step verification there are no recovery codes to renew.
  const doneCount = 1 + steps.filter(Boolean).length;
  const twoSteps = useLocalizedPath(`${path}/two-steps`);
  return (
    <Card
      title={isOn ? t("protected", { done: doneCount }) : t("unprotected", { done: doneCount })}
      subtitle={inFactor("subtitle")}
    >
      {isNeeded && !isOn && (
        <div className="mb-4">
          <Alert tone="warning">{inFactor("needed")}</Alert>
        </div>
      )}
      <ul className="divide-y divide-line">
        <Step
          isDone={passkeys > 0}
          isNext={nextStepIndex === 0}
          title={inFactor("passkeys")}
          text={
            <>
              {passkeys > 0 ? inFactor("passkeyCount", { count: passkeys }) : inFactor("passkeysSubtitle")}
              {passkeys > 0 && since === null && ` · ${inFactor("withPasskeys")}`}
            </>
          }
          action={{
            to: useLocalizedPath(`${path}/passkeys`),
            label: passkeys > 0 ? inFactor("manage") : inFactor("addPasskey"),
          }}
        />
        <Step
          isDone={since !== null}
          isNext={nextStepIndex === 1}
          title={inFactor("title")}
          text={
            since === null ? (
              inFactor("off")
            ) : (
              <>
                {inFactor("onSince")} <DateTime value={since} />
              </>
            )
          }
          action={{ to: twoSteps, label: since === null ? inFactor("begin") : inFactor("manage") }}
        />
        <Step
          isDone={recoveryCodesLeft > 0}
          isNext={isOn && nextStepIndex === 2}
          title={t("recoveryCodes")}
          text={isOn ? inFactor("codesLeft", { count: recoveryCodesLeft }) : t("recoveryCodesLater")}
          action={isOn ? { to: twoSteps, label: inFactor("manage") } : undefined}
        />
      </ul>
    </Card>
  );
}

interface StepProps {
  isDone: boolean;
  isNext: boolean;
  title: string;
  text: ReactNode;
  action?: { to: string; label: string } | undefined;
}

function Step({ isDone, isNext, title, text, action }: StepProps) {
  const Icon = isDone ? Check : CircleAlert;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className={isDone ? "size-5 text-success" : "size-5 text-warning"} />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {action && (
        <LinkButton
          size="sm"
          variant={isNext ? "solid" : "outline"}
          to={action.to}
          aria-label={`${title}: ${action.label}`}
        >
          {action.label}
        </LinkButton>
      )}
    </li>
  );
}
