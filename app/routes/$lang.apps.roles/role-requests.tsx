import { Form } from "react-router";
import type { RoleRequest } from "#contract/admin-roles.ts";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { roleName } from "~/features/administration/role-name";
import { useTranslation } from "~/i18n/use-translation";
import { useMay, useViewer } from "~/shell/use-viewer";
import type { Answer } from "./answer";
import { PermissionList } from "./permission-list";

interface RoleRequestsProps {
  requests: RoleRequest[];
  formKey: string;
  answer: Answer | undefined;
}

/** What waits for a second person, each with what it would change. */
export function RoleRequests({ requests, formKey, answer }: RoleRequestsProps) {
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
              answer={answer?.request === request.id ? answer : undefined}
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
  answer,
}: Omit<RoleRequestsProps, "requests"> & { request: RoleRequest }) {
  const t = useTranslation("roles");
  const names = useTranslation("role-names");
  const viewer = useViewer();
  const writes = useMay("roles.write");
  const form = useFormCheck(answer?.result);
  const { requestedBy, user, before, after } = request;
  const words = { name: requestedBy.name, role: roleName(names, request) };
  const isOwn = viewer.state === "signed-in" && viewer.email === requestedBy.email;
  return (
    <Form method="post" className="grid gap-3" preventScrollReset {...form.props}>
      <p className="font-medium">
        <bdi>{user ? t("asksAssign", { ...words, user: user.name }) : t("asksSave", words)}</bdi>{" "}
        <DateTime value={request.requestedAt} style="minute" className="text-sm font-normal text-muted" />
      </p>
      <PermissionList title={t("gains")} of={after.filter((one) => !before.includes(one))} />
      <PermissionList title={t("loses")} of={before.filter((one) => !after.includes(one))} />
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="request" value={request.id} />
      {writes && (
        <div className="flex flex-wrap gap-3">
          {request.canApprove && <IntentButton intent="approve" label={t("approve")} />}
          <IntentButton intent="refuse" label={t(isOwn ? "takeBack" : "refuse")} variant="outline" />
        </div>
      )}
    </Form>
  );
}
