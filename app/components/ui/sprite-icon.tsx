import type { LucideProps } from "lucide-react";

/**
 * Returns a component that shows an icon of the sprite. In builds it replaces the icon library's components
 * (`scripts/bundling/icon-sprite.mjs`), because fifty inlined icons made up a fifth of a page's size.
 */
export function spriteIcon(href: string) {
  return function SpriteIcon({ className = "", strokeWidth, "aria-hidden": hidden, ...rest }: LucideProps) {
    return (
      <svg
        className={`icon ${className}`}
        strokeWidth={strokeWidth}
        // An icon without a name is decorative, as in the library.
        aria-hidden={hidden ?? (rest["aria-label"] === undefined ? true : undefined)}
        {...rest}
      >
        <use href={href} />
      </svg>
    );
  };
}
