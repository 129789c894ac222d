import type { LucideProps } from "lucide-react";

/**
 * Returns a component that shows an icon of the sprite. In builds it replaces the icon library's components
 * (`scripts/bundling/icon-sprite.mjs`), because inlined icons were a fifth of the size of a page with fifty
 * of them.
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
