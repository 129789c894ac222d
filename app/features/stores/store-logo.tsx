import type { StoreTile } from "#contract/stores/stores.ts";
import { Avatar } from "~/components/ui/avatar";

interface StoreLogoProps {
  store: Pick<StoreTile, "name" | "logo">;
  size?: "sm" | "md" | "lg";
}

const backgrounds = [
  "bg-[#0b6353]",
  "bg-[#7a3e9d]",
  "bg-[#b3541e]",
  "bg-[#235f9f]",
  "bg-[#8c2f39]",
  "bg-[#4a5d23]",
  "bg-[#5b4636]",
  "bg-[#3d4f7c]",
];

/** Returns a background for a store's initials, always the same one for a name. */
function backgroundOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `text-[#fff] ${backgrounds[sum % backgrounds.length]}`;
}

/**
 * A store's logo, or its initials on a background that is as prominent as a logo. Decorative, for use next to
 * its name.
 */
export function StoreLogo({ store: { name, logo }, size = "md" }: StoreLogoProps) {
  return <Avatar shape="square" name={name} src={logo} background={backgroundOf(name)} size={size} />;
}
