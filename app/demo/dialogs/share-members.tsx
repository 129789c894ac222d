import { Form, useLoaderData } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { Avatar } from "~/components/ui/avatar";
import { Select } from "~/components/ui/select";
import { useTranslation } from "~/i18n/use-translation";
import type { loader } from "./dialogs.server";
import { members, rights, nonMembers } from "./members";

/** Renders the members of the project with their rights, which can be edited in place. */
export function ShareMembers() {
  const t = useTranslation("demo-dialogs");
  const fields = useTranslation("demo-fields");
  const { rights: currentRights, kept: storedValues } = useLoaderData<typeof loader>();
  const { member, right } = storedValues.share ?? {};
  const invited = nonMembers.find(({ value }) => value === member);
  const options = rights.map((value) => ({ value, label: fields(`option_${value}`) }));
  return (
    <Form method="post" preventScrollReset>
      <h3 className="mb-3 font-semibold">{t("members")}</h3>
      <ul className="space-y-3">
        {members.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center gap-3">
            <Avatar name={name} size="sm" />
            <bdi className="min-w-0 flex-1">{name}</bdi>
            {currentRights[id] === "owner" ? (
              <span className="text-sm text-muted">{t("ownerRight")}</span>
            ) : (
              <span className="w-36">
                <Select
                  name={id}
                  defaultValue={currentRights[id]}
                  options={options}
                  aria-label={t("rightOf", { name })}
                />
              </span>
            )}
          </li>
        ))}
        {invited && (
          <li className="flex min-h-11 items-center gap-3">
            <Avatar name={invited.label} size="sm" />
            <bdi className="min-w-0 flex-1 truncate">{invited.label}</bdi>
            <span className="text-sm text-muted">
              {t("invited")}
              {options.filter(({ value }) => value === right).map(({ label }) => ` · ${label}`)}
            </span>
          </li>
        )}
      </ul>
      <div className="mt-4 flex justify-end">
        <IntentButton intent="rights" label={t("saveRights")} variant="soft" size="sm" />
      </div>
    </Form>
  );
}
