import { data } from "react-router";
import { z } from "zod";
import { changeRole, createRole, listRoles } from "#contract/roles/admin-roles.ts";
import {
  isMoneyPermission,
  permissions,
  withReadPermissions,
  type Permission,
} from "#contract/roles/permissions.ts";
import { formKey } from "~/components/form/form-key-schema";
import { formRefusal } from "~/components/form/form-refusal.server";
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
 * Shows the changes of a role and, after the confirmation, saves them, once per form key. Redirects to the
 * roles with a toast. If the form is invalid, returns it with its errors.
 */
export async function saveRole({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "roles");
  const wrong = t("nameWrong");
  const schema = z.object({
    key: formKey,
    role: z.string().max(40).optional(),
    version: z.coerce.number().int().positive().optional(),
    name: z.string({ error: wrong }).trim().min(2, wrong).max(40, wrong),
    permissions: z.array(z.enum(permissions)).max(permissions.length).default([]),
  });
  const submission = parseForm(form, { schema });
  const typed = form
    .getAll("permissions")
    .filter((one) => permissions.some((candidate) => candidate === one));
  const draft: Draft = {
    role: textOf(form.get("role")),
    version: Number(form.get("version")) || null,
    name: textOf(form.get("name")) ?? "",
    permissions: withReadPermissions(typed as Permission[]),
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
      const { result, status, fieldErrors } = formRefusal(submission, error, { name: "name" });
      // An invalid name is corrected in the first form; other errors are shown with the confirmation.
      const shown = fieldErrors.name ? null : difference;
      return data({ result, draft, difference: shown }, { status });
    }
  } catch (error) {
    const { result, status } = formRefusal(submission, error);
    return data({ result, draft, difference: null }, { status });
  }
}

/** Returns the changes of a draft; `null` if there are none. */
function differenceOf(
  draft: Draft,
  roles: { key: string; name: string | null; permissions: Permission[] }[],
): Difference | null {
  const now = roles.find(({ key }) => key === draft.role);
  const before = now?.permissions ?? [];
  const gains = draft.permissions.filter((one) => !before.includes(one));
  const loses = before.filter((one) => !draft.permissions.includes(one));
  const renamed = now?.name !== draft.name;
  if (gains.length === 0 && loses.length === 0 && !renamed) return null;
  return { gains, loses, renamed, waits: gains.length > 0 && draft.permissions.some(isMoneyPermission) };
}

function textOf(value: FormDataEntryValue | null): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
