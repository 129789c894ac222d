import { Form } from "react-router";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { ChangeDetails } from "~/components/form/change-details";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { RenameForm } from "~/components/form/rename-form";
import { useFormCheck } from "~/components/form/use-form-check";
import { PasskeyIcon } from "~/components/passkey/passkey-icon";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { IconDisc } from "~/components/ui/icon-disc";
import { LastUse } from "~/components/ui/last-use";
import { useTranslation } from "~/i18n/use-translation";

type ResultOf = (intent: "rename" | "remove", passkey: string) => SubmissionResult | undefined;

/** Lists the member's passkeys with their last use, and buttons that rename or remove them. */
export function PasskeyList({ passkeys, resultOf }: { passkeys: Passkey[]; resultOf: ResultOf }) {
  const t = useTranslation("passkeys");
  return (
    <Card title={t("listTitle")} subtitle={t("listSubtitle")}>
      {passkeys.length === 0 ? (
        <EmptyState illustration="locked" title={t("empty")} text={t("emptyText")} />
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((row) => (
            <Item key={row.id} passkey={row} resultOf={resultOf} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Item({ passkey, resultOf }: { passkey: Passkey; resultOf: ResultOf }) {
  const t = useTranslation("passkeys");
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  const renameResult = resultOf("rename", id);
  const removeResult = resultOf("remove", id);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start gap-4">
        <IconDisc tone="neutral">
          <PasskeyIcon />
        </IconDisc>
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">{isSynced ? t("synced") : t("oneDevice")}</p>
          <p className="text-sm text-muted">
            {t("created")} <DateTime value={createdAt} style="minute" />
          </p>
          <LastUse at={lastUsedAt} texts={{ lastUsed: t("lastUsed"), neverUsed: t("neverUsed") }} />
          <ChangeDetails
            label={t("change")}
            hasError={renameResult !== undefined || removeResult !== undefined}
            className="mt-2"
          >
            <RenameForm
              id={id}
              name={name}
              maxLength={60}
              texts={{ name: t("name"), rename: t("rename") }}
              result={renameResult}
            />
            <Remove id={id} result={removeResult} />
          </ChangeDetails>
        </div>
      </div>
    </li>
  );
}

function Remove({ id, result }: { id: string; result: SubmissionResult | undefined }) {
  const t = useTranslation("passkeys");
  const form = useFormCheck(result);
  return (
    <Form method="post" preventScrollReset className="mt-4" {...form.props}>
      <p className="mb-2 text-sm text-muted">{t("removeText")}</p>
      <FormErrors state={form.state} />
      <input type="hidden" name="id" value={id} />
      <IntentButton intent="remove" label={t("remove")} size="sm" variant="danger" />
    </Form>
  );
}
