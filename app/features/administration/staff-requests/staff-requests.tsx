import { Form } from "react-router";
import type { StaffRequest } from "#contract/staff-requests/staff-requests.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { roleName } from "../role-name";
import { useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";
import { PermissionList } from "../permission-list";

/** The result of an action and the request it applies to. */
export interface StaffRequestActionData {
  result?: SubmissionResult | undefined;
  request?: string;
}

interface StaffRequestsProps {
  requests: StaffRequest[];
  formKey: string;
  actionData: StaffRequestActionData | undefined;
}

/** Requests that wait for a second admin, each with its changes and the buttons that decide on it. */
export function StaffRequests({ requests, formKey, actionData }: StaffRequestsProps) {
  const t = useTranslation("roles");
  if (requests.length === 0) return null;
  return (
    <Alert tone="info" title={t("waitingTitle", { count: requests.length })}>
      <ul className="mt-2 divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="py-3">
            <OneRequest
              request={request}
              formKey={formKey}
              actionData={actionData?.request === request.id ? actionData : undefined}
            />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function OneRequest({
  request,
  formKey,
  actionData,
}: Omit<StaffRequestsProps, "requests"> & { request: StaffRequest }) {
  const t = useTranslation("roles");
  const names = useTranslation("role-names");
  const viewer = useViewer();
  const form = useFormCheck(actionData?.result);
  const { kind, requestedBy, before, after, reason, memberMessage } = request;
  const textValues = {
    name: requestedBy.name,
    user: request.user?.name ?? "",
    role: request.role === null ? "" : roleName(names, { role: request.role, roleName: request.roleName }),
  };
  const isOwn = viewer.state === "signed-in" && viewer.email === requestedBy.email;
  return (
    <Form method="post" className="grid gap-3" preventScrollReset {...form.props}>
      <p className="font-medium">
        <bdi>{t(`asks_${kind}`, textValues)}</bdi>{" "}
        <DateTime value={request.requestedAt} style="minute" className="text-sm font-normal text-muted" />
      </p>
      {reason !== null && <bdi className="break-words">{reason}</bdi>}
      {memberMessage !== null && (
        <p className="text-sm text-muted">
          {t("memberMessage")} <bdi className="break-words">{memberMessage}</bdi>
        </p>
      )}
      {kind === "suspend" && <p className="text-sm text-muted">{t("suspendHolds")}</p>}
      <PermissionList title={t("gains")} of={after.filter((one) => !before.includes(one))} />
      <PermissionList title={t("loses")} of={before.filter((one) => !after.includes(one))} />
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="request" value={request.id} />
      <div className="flex flex-wrap gap-3">
        {request.canApprove && <IntentButton intent="approve" label={t("approve")} />}
        {request.canRefuse && (
          <IntentButton intent="refuse" label={t(isOwn ? "takeBack" : "refuse")} variant="outline" />
        )}
      </div>
    </Form>
  );
}
