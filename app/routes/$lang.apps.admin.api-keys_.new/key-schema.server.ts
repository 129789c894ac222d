import { z } from "zod";
import { keyLifetimes, maxKeyAddresses, maxKeyNameLength } from "#contract/api-keys/key-rules.ts";
import { networkAddress } from "#contract/networks/networks.ts";
import { permissions, type Permission } from "#contract/roles/permissions.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of the form that creates a key. */
export function keySchema(t: Translate<Namespaces["api-keys"]>) {
  const nameWrong = t("nameWrong");
  return z.object({
    key: formKey,
    name: z.string({ error: nameWrong }).trim().min(2, nameWrong).max(maxKeyNameLength, nameWrong),
    lifetime: z
      .enum([...keyLifetimes.map(String), "none"], { error: t("lifetimeMissing") })
      .transform((value) => keyLifetimes.find((days) => String(days) === value) ?? null),
    addresses: z
      .string()
      .default("")
      .transform((text) => text.split(/\r?\n/).map((line) => line.trim()))
      .superRefine((lines, context) => {
        for (const [index, line] of lines.entries()) {
          if (line === "" || networkAddress.safeParse(line).success) continue;
          context.addIssue(t("addressLine", { line: index + 1, text: line.slice(0, 60) }));
        }
      })
      .transform((lines) => lines.filter(Boolean))
      .pipe(z.array(z.string()).max(maxKeyAddresses, t("addressesTooMany"))),
    permissions: z.array(z.enum(permissions)).max(permissions.length).default([]),
  });
}

/**
 * Returns the permissions that were checked in a refused form, so that they are checked when it is shown
 * again.
 */
export function chosenPermissions(form: FormData): Permission[] {
  const checkedNames = form.getAll("permissions");
  return permissions.filter((permission) => checkedNames.includes(permission));
}
