import { Form } from "react-router";
import type { UserDetails } from "#contract/accounts/admin-users.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import type { NamedValue } from "~/components/data-table/list-page";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Money } from "~/components/ui/money";
import { RecordButton } from "~/features/administration/record-link";
import { useTranslation } from "~/i18n/use-translation";
import { type Confirmation, type ConfirmationName, requiresReason } from "./confirmations";
import { ReasonField, UserMessageField } from "./reason-field";

interface StepFormProps {
  user: UserDetails;
  confirmation: Confirmation;
  name: Exclude<ConfirmationName, "adjust">;
  /** The roles that can be assigned. */
  roles: NamedValue[];
  result: SubmissionResult | undefined;
}

const harmful: readonly string[] = ["suspend", "end_sessions", "refuse", "reset_factor"];

/** The form of an action with its inputs. */
export function StepForm({ user, confirmation, name, roles, result }: StepFormProps) {
  const t = useTranslation("users");
  const form = useFormCheck(result);
  const isHarmless = !harmful.includes(name);
  return (
    <Form method="post" className="grid max-w-2xl gap-4" preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={confirmation.formKey} />
      <input type="hidden" name="user" value={user.id} />
      <StepSubject user={user} confirmation={confirmation} />
      {name === "suspend" && <UserMessageField {...form.field("memberMessage")} />}
      {requiresReason(name) && <ReasonField {...form.field("reason")} />}
      {name === "rename" && (
        <TextField
          {...form.field("name")}
          defaultValue={form.state.values.name ?? user.name}
          label={t("name")}
          required
          minLength={2}
          maxLength={80}
          autoComplete="off"
          className="max-w-sm"
        />
      )}
      {name === "change_tier" && (
        <input type="hidden" name="tier" value={user.tier === "free" ? "premium" : "free"} />
      )}
      {name === "change_role" && (
        <SelectField
          {...form.field("role")}
          defaultValue={form.state.values.role ?? ""}
          label={t("role")}
          placeholder=""
          required
          options={roles
            .filter(({ value }) => value !== user.role)
            .map((role) => ({ value: role.value, label: role.name }))}
          className="max-w-sm"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="step" value={name} variant={isHarmless ? "solid" : "danger"}>
          {t(`step_${name}`)}
        </SubmitButton>
        <RecordButton open={{ view: user.id }} label={t("back")} variant="ghost" />
      </div>
    </Form>
  );
}

/** Shows the session or adjustment that an action applies to. */
function StepSubject({
  user,
  confirmation: { session, adjustment },
}: {
  user: UserDetails;
  confirmation: Confirmation;
}) {
  const login = user.sessions.find(({ id }) => id === session);
  const request = user.adjustments.find(({ id }) => id === adjustment);
  if (login) {
    return (
      <p className="text-sm">
        <input type="hidden" name="session" value={login.id} />
        <bdi dir="ltr" className="figures font-medium">
          {login.ip}
        </bdi>{" "}
        <bdi className="text-muted">{login.userAgent}</bdi>
      </p>
    );
  }
  if (!request) return null;
  return (
    <p>
      <input type="hidden" name="adjustment" value={request.id} />
      <Money
        amount={request.amount}
        currency={request.currency}
        sign="always"
        colored
        className="font-semibold"
      />{" "}
      <bdi>{request.reason}</bdi>
    </p>
  );
}
