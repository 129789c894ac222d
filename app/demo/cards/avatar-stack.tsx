import { Avatar } from "~/components/ui/avatar";

/** Several people, one over the other; the text beside them says how many. */
export function AvatarStack({ names }: { names: readonly string[] }) {
  return (
    <span aria-hidden className="flex -space-x-2.5 rtl:space-x-reverse">
      {names.map((name) => (
        <span key={name} className="rounded-full bg-surface p-0.5">
          <Avatar name={name} size="sm" />
        </span>
      ))}
    </span>
  );
}
