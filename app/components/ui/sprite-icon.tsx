import type { LucideProps } from "lucide-react";

/**
 * A component that shows an icon of the sprite: what the library's components become in a build
 * (`scripts/bundling/icon-sprite.mjs`). A page has fifty icons; drawn in place they were a fifth of it.
 */
export function spriteIcon(href: string) {
  return function SpriteIcon({
    className = "",
    strokeWidth = 2,
    "aria-hidden": hidden,
    ...rest
  }: LucideProps) {
    return (
      <svg
        className={`icon ${className}`}
        strokeWidth={strokeWidth}
        // As the library does: without a name it is decoration.
        aria-hidden={hidden ?? (rest["aria-label"] === undefined ? true : undefined)}
        {...rest}
      >
        <use href={href} />
      </svg>
    );
  };
}
