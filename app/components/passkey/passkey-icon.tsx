import { DrawnIcon } from "../ui/drawn-icon";

/**
 * A key icon for use next to its name. Drawn here, because the icon library would be one more file for the
 * login page.
 */
export function PasskeyIcon() {
  return (
    <DrawnIcon>
      <circle cx={8} cy={15} r={4.5} />
      <path d="M11.5 11.5L20 3M16.5 6.5l3 3" strokeLinecap="round" />
    </DrawnIcon>
  );
}
