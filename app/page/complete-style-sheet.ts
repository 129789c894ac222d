import wholeSheetAddress from "~/styles/sheets/whole.css?url";

let sheets: string[] | undefined;

/**
 * Returns the names of the style sheets whose rules the document contained; an empty list if it linked to the
 * complete style sheet. The result is determined only once.
 */
export function documentSheets(): string[] {
  const element = document.querySelector<HTMLStyleElement>('style[data-precedence="default"]');
  sheets ??= element?.dataset.href?.split(" ") ?? [];
  return sheets;
}

let arrival: Promise<void> | undefined;

/**
 * Applies the complete style sheet in a document that contains only the rules of its page. Lazily loaded parts wait
 * for it, because the document doesn't contain their rules. Rejects if the file can't be fetched; the next call
 * tries again.
 */
export async function loadCompleteStyleSheet(): Promise<void> {
  if (import.meta.env.SSR || documentSheets().every((name) => name === "whole")) return;
  arrival ??= apply().catch((error: unknown) => {
    arrival = undefined;
    throw error;
  });
  await arrival;
}

function apply(): Promise<void> {
  const link = document.createElement("link");
  // React recognizes the link when a screen renders the same one.
  Object.assign(link, { rel: "stylesheet", href: wholeSheetAddress });
  link.dataset.precedence = "default";
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error("The style sheet could not be fetched."));
    };
    document.querySelector('style[data-precedence="default"]')?.after(link);
  });
}
