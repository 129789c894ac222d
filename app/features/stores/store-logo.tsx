import type { StoreTile } from "#contract/stores/stores.ts";
import { Avatar } from "~/components/ui/avatar";
import { initialsBackground } from "~/components/ui/initials-background";

interface StoreLogoProps {
  store: Pick<StoreTile, "name" | "logo">;
  size?: "sm" | "md" | "lg";
}

/**
 * A store's logo, or its initials on a background that is as prominent as a logo. Decorative, for use next to
 * its name.
 */
export function StoreLogo({ store: { name, logo }, size = "md" }: StoreLogoProps) {
  return <Avatar shape="square" name={name} src={logo} background={initialsBackground(name)} size={size} />;
}
