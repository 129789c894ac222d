import type { ComponentProps } from "react";
import { LinkButton } from "~/components/ui/link-button";
import { useLocalizedPath } from "./localized-link";

/** `LinkButton` for a path without language prefix. */
export function LocalizedLinkButton({
  to,
  ...rest
}: Omit<ComponentProps<typeof LinkButton>, "to"> & { to: string }) {
  return <LinkButton to={useLocalizedPath(to)} {...rest} />;
}
