import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { typesWithIcon } from "#contract/notifications/notification-types.ts";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Select } from "~/components/ui/select";
import { badgeText } from "~/features/notifications/bell/badge";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { useLocalizedPath } from "~/navigation/localized-link";
import { type ListState, listQuery } from "./list-state";

interface FiltersProps {
  state: ListState;
  unreadCount: number;
  chip: ReactNode;
}

/**
 * Links for all or unread notifications, and a GET form for the type. Both work without scripts and change
 * the URL.
 */
export function Filters({ state, unreadCount, chip }: FiltersProps) {
  const t = useTranslation("notifications");
  const table = useTranslation("table");
  const path = useLocalizedPath("/apps/notifications");
  const submit = useSubmit();
  const types = useTranslation("notification-types");
  return (
    <div className="no-print flex flex-wrap items-center gap-3 border-b border-line p-4">
      <nav aria-label={t("show")} className="flex gap-1 rounded-md bg-sunken p-1">
        {(["all", "unread"] as const).map((filter) => (
          <Link
            key={filter}
            to={path + listQuery(state, { filter })}
            preventScrollReset
            aria-current={state.filter === filter ? "true" : undefined}
            className={classNames(
              "flex min-h-8 items-center gap-2 rounded-sm px-3 text-sm font-medium",
              state.filter === filter ? "bg-surface shadow-card" : "text-muted hover:text-ink",
            )}
          >
            {t(filter)}
            {filter === "unread" && unreadCount > 0 && (
              <span className="figures text-xs">{badgeText(unreadCount)}</span>
            )}
          </Link>
        ))}
      </nav>
      <Form
        action={path}
        preventScrollReset
        key={state.type ?? ""}
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        className="flex min-w-44 flex-1 gap-2 large-text:min-w-0"
      >
        {state.filter !== "all" && <input type="hidden" name="filter" value={state.filter} />}
        <Select
          name="type"
          aria-label={t("type")}
          defaultValue={state.type ?? ""}
          placeholder={t("allTypes")}
          options={typesWithIcon.map((type) => ({ value: type, label: types(type) }))}
          className="min-h-10"
        />
        <Button type="submit" variant="soft" size="sm" className="needs-no-script">
          {table("apply")}
        </Button>
      </Form>
      {chip}
    </div>
  );
}
