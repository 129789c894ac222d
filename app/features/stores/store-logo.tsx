import type { StoreTile } from "#contract/stores/stores.ts";
import { Avatar } from "~/components/ui/avatar";
import { categoryTones } from "./categories";

interface StoreLogoProps {
  store: Pick<StoreTile, "name" | "logo" | "category">;
  size?: "sm" | "md" | "lg";
}

/** A store's logo, or its initials. Decorative, next to its name. */
export function StoreLogo({ store: { name, logo, category }, size = "md" }: StoreLogoProps) {
  return <Avatar shape="square" name={name} src={logo} tone={categoryTones[category]} size={size} />;
}
