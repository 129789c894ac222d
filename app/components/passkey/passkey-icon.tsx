import { DrawnIcon } from "../ui/drawn-icon";

/** A key icon next to its name. Drawn here, because log-in would need one more file for the icon library. */
export function PasskeyIcon() {
  return (
    <DrawnIcon>
      <circle cx={8} cy={15} r={4.5} />
      <path d="M11.5 11.5L20 3M16.5 6.5l3 3" strokeLinecap="round" />
    </DrawnIcon>
  );
}
