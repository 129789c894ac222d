import type { Language } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";

/** What the picture shows: an example purchase, or an example payout. */
export type AuthPictureName = "purchase" | "payout";

type Render = (name: AuthPictureName, language: Language) => string;

let serverRender: Render | undefined;

/** Sets the function that returns a picture as SVG. Only the server calls it. */
export function renderAuthPicturesWith(render: Render): void {
  serverRender = render;
}

/**
 * The picture beside a form outside the shell, on wide screens. The server writes it into the document, so that it
 * belongs to the first paint; hydration keeps it. After a client navigation the element is empty and shows the
 * same picture from a file (`app/styles/blank.css`).
 */
export function AuthPicture({ name }: { name: AuthPictureName }) {
  const language = useLanguage();
  return (
    <div
      key={language}
      aria-hidden
      className={name === "purchase" ? "auth-picture auth-picture-purchase" : "auth-picture"}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: serverRender?.(name, language) ?? "" }}
    />
  );
}
