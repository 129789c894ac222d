import type { AdminUser } from "#contract/accounts/admin-users.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { Money } from "~/components/ui/money";
import { BulkForm, type BulkProps } from "~/features/administration/bulk-form";
import { useTranslation } from "~/i18n/use-translation";
import type { UserSelection } from "./bulk.server";
import { ReasonField, UserMessageField } from "./reason-field";
import { roleName } from "~/features/administration/role-name";

/** The confirmation form for suspending or restoring the selected accounts. */
export function BulkUsers({ step, ...selection }: BulkProps<UserSelection>) {
  const t = useTranslation("users");
  return (
    <BulkForm
      {...selection}
      title={t(`bulkAsk_${step}`)}
      effect={t(`bulkEffect_${step}`)}
      line={(user) => <UserLine user={user} />}
      inputs={(field) => (
        <>
          {step === "suspend" && <UserMessageField {...field("memberMessage")} />}
          <ReasonField {...field("reason")} />
        </>
      )}
      submit={{ name: "step", value: step, label: t(`step_${step}`), isHarmful: step === "suspend" }}
    />
  );
}

function UserLine({ user }: { user: AdminUser }) {
  const t = useTranslation("users");
  const names = useTranslation("role-names");
  const { name, email, available, currency } = user;
  return (
    <>
      <span className="min-w-0">
        <bdi className="font-medium">{name}</bdi> · {roleName(names, user)}
        <bdi className="block break-all text-muted">{readableEmail(email)}</bdi>
      </span>
      <span>
        {t("available")} <Money amount={available} currency={currency} className="font-semibold" />
      </span>
    </>
  );
}
