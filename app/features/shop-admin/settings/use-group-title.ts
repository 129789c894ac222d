import { useTranslation } from "~/i18n/use-translation";
import type { FieldGroup } from "./field-types";

/** Returns a function that translates the title of a group of settings. */
export function useGroupTitle(): (group: FieldGroup) => string {
  const t = useTranslation("settings");
  const types = useTranslation("notification-types");
  return ({ title }) => (typeof title === "string" ? t(title) : types(title.notification));
}
