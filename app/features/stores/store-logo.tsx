import type { StoreTile } from "#contract/stores/stores.ts";
import { Avatar } from "~/components/ui/avatar";

interface StoreLogoProps {
  store: Pick<StoreTile, "name" | "logo">;
  size?: "sm" | "md" | "lg";
}

/** Grounds of initials, as strong as those of logos, with white text at a contrast of at least 6. */
const grounds = [
  "bg-[#0a5446] text-[#ffffff]",
  "bg-[#1d4f91] text-[#ffffff]",
  "bg-[#7a3b12] text-[#ffffff]",
  "bg-[#6b2d5c] text-[#ffffff]",
  "bg-[#3b3f8f] text-[#ffffff]",
  "bg-[#8a1f3b] text-[#ffffff]",
];

/** A store's logo, or its initials in a color that stays the same for a name. Decorative, next to its name. */
export function StoreLogo({ store: { name, logo }, size = "md" }: StoreLogoProps) {
  const code = [...name].reduce((sum, character) => sum + character.codePointAt(0)!, 0);
  return <Avatar shape="square" name={name} src={logo} ground={grounds[code % grounds.length]} size={size} />;
}
