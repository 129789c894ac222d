import { data } from "react-router";
import { z } from "zod";
import { changeRole, createRole, listRoles } from "#contract/roles/admin-roles.ts";
import {
  isSensitivePermission,
  permissions,
  withReadPermissions,
  type Permission,
} from "#contract/roles/permissions.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { recordSearch } from "~/features/administration/record-search";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

export interface ActionInput {
  context: RequestContext;
  url: URL;
  form: FormData;
}

/** A role as entered in a form. Without a version it is a new role. */
export interface Draft {
  role: string | null;
  version: number | null;
  name: string;
  permissions: Permission[];
}

/** The changes that a draft makes to a role. */
export interface Difference {
  gains: Permission[];
  loses: Permission[];
  renamed: boolean;
  /** Whether a second admin has to approve the changes. */
  waits: boolean;
}

/**
 * Returns the changes of a role for confirmation or, once they are confirmed, saves them, once per form key.
 * Redirects to the roles with a toast. If the form is invalid, returns it with its errors.
 */
export async function saveRole({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "roles");
  const nameError = t("nameWrong");
  const schema = z.object({
    key: formKey,
    role: z.string().max(40).optional(),
    version: z.coerce.number().int().positive().optional(),
    name: z.string({ error: nameError }).trim().min(2, nameError).max(40, nameError),
    permissions: z.array(z.enum(permissions)).max(permissions.length).default([]),
  });
  const submission = parseForm(form, { schema });
  const checkedPermissions = form
    .getAll("permissions")
    .filter((one) => permissions.some((candidate) => candidate === one));
  const draft: Draft = {
    role: textOf(form.get("role")),
    version: Number(form.get("version")) || null,
    name: textOf(form.get("name")) ?? "",
    permissions: withReadPermissions(checkedPermissions as Permission[]),
  };
  if (submission.status !== "success")
    return data({ result: submission.reply(), draft, difference: null }, { status: 400 });
  const { key: idempotencyKey, name } = submission.value;
  const provider = providerClient(context);
  try {
    const difference = differenceOf({ ...draft, name }, (await provider.call(listRoles)).data);
    if (form.get("intent") === "review") {
      if (difference) return data({ result: undefined, draft, difference });
      const result = submission.reply({ formErrors: [t("nothingChanges")] });
      return data({ result, draft, difference: null }, { status: 400 });
    }
    try {
      const body = { name, permissions: draft.permissions };
      const { role, version } = draft;
      const { data: saved } =
        role && version
          ? await provider.call(
              changeRole,
              { params: { key: role }, body: { ...body, version } },
              { idempotencyKey },
            )
          : await provider.call(createRole, { body }, { idempotencyKey });
      return await redirectWithToast(url.pathname + recordSearch(url.search), {
        tone: "success",
        title: t(saved.outcome === "done" ? "saved" : "savedWaits"),
      });
    } catch (error) {
      const { result, status, fieldErrors } = replyWithError(submission, error, { name: "name" });
      // If the name is invalid, returns to the first form, where it can be corrected. Other errors are shown
      // with the confirmation.
      const shownDifference = fieldErrors.name ? null : difference;
      return data({ result, draft, difference: shownDifference }, { status });
    }
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ result, draft, difference: null }, { status });
  }
}

/** Returns the changes of a draft; `null` if there are none. */
function differenceOf(
  draft: Draft,
  roles: { key: string; name: string | null; permissions: Permission[] }[],
): Difference | null {
  const currentRole = roles.find(({ key }) => key === draft.role);
  const currentPermissions = currentRole?.permissions ?? [];
  const gains = draft.permissions.filter((one) => !currentPermissions.includes(one));
  const loses = currentPermissions.filter((one) => !draft.permissions.includes(one));
  const renamed = currentRole?.name !== draft.name;
  if (gains.length === 0 && loses.length === 0 && !renamed) return null;
  return { gains, loses, renamed, waits: gains.length > 0 && draft.permissions.some(isSensitivePermission) };
}

function textOf(value: FormDataEntryValue | null): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
