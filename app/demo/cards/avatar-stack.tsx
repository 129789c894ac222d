import { Avatar } from "~/components/ui/avatar";

/** Renders overlapping avatars. The adjacent text states how many people there are. */
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
