import { type SyntheticEvent, useState } from "react";
import { classNames } from "./class-names";
import { softTones, type Tone } from "./tone";

interface AvatarProps {
  name: string;
  /** URL of the picture. Without one, or if it fails to load, initials are shown. */
  src?: string | null;
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  /** Round for people, square for shops and other things. */
  shape?: "round" | "square";
  /** Background of the initials. */
  tone?: Tone;
  /** Classes for the background and color of the initials, instead of a tone. */
  background?: string | undefined;
}

const sizes = {
  xs: "size-6 text-[0.625rem]",
  sm: "size-8 text-xs",
  md: "size-10 text-sm",
  lg: "size-16 text-xl",
  xl: "size-24 text-3xl",
};

/** The picture or initials of a person or a shop. Decorative, next to the name. */
export function Avatar({
  name,
  src,
  size = "md",
  shape = "round",
  tone = "primary",
  background: ground = softTones[tone],
}: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // Detects a picture that failed to load before hydration, when its error event had no listener.
  function checkEarlierFailure(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && src) setFailed(src);
  }
  function handleError(event: SyntheticEvent<HTMLImageElement>) {
    setFailed(event.currentTarget.getAttribute("src"));
  }
  return (
    <span
      aria-hidden
      className={classNames(
        "look-avatar",
        shape === "round" ? "rounded-full" : "rounded-md",
        ground,
        sizes[size],
      )}
    >
      {initialsOf(name)}
      {src && src !== failed && (
        <img
          ref={checkEarlierFailure}
          src={src}
          alt=""
          // Otherwise React preloads the pictures in the head, before the page's own content.
          loading="lazy"
          onError={handleError}
          className={softTones[tone]}
        />
      )}
    </span>
  );
}

/**
 * Returns the first letters of the first and last word ("Lina van Haddad" → "LH"), as whole characters in any
 * script. The Arabic article is skipped, because most Arabic names start with it.
 */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replace(/^و?ال(?=\p{L}{2})/u, ""));
  const first = [...(words[0] ?? "")][0] ?? "?";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase();
}
