import type { ComponentProps } from "react";
import { useLanguage } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { localizedPath } from "./localized-path";

/** A link inside the app. `to` is a path without language prefix, which is added for the page's language. */
export function LocalizedLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to"> & { to: string }) {
  return <Link to={useLocalizedPath(to)} {...rest} />;
}

/** Returns `localizedPath` for the page's language. */
export function useLocalizedPath(path: string): string {
  return localizedPath(path, useLanguage());
}
