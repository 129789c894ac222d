import type { ReactNode } from "react";
import type { TextKey } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import type { texts } from "~/locales/en/ui";
import type { ErrorDescription } from "./error-description";
import { ErrorState } from "./states/error-state";
import type { Illustration } from "./states/state-illustration";
import { RetryLink } from "./states/retry-link";

type Key = TextKey<typeof texts>;
interface Handler {
  title: Key;
  text: Key;
  illustration: Illustration;
  /** Whether retrying can help. */
  retry: boolean;
  /** Whether to show the server's message, too: always, or only if it was the complete response. */
  showsMessage?: true | "text";
}

const unavailable: Handler = {
  title: "unavailableTitle",
  text: "unavailableText",
  illustration: "cloud",
  retry: true,
  showsMessage: true,
};
const handlers: Record<number, Handler> = {
  400: {
    title: "badRequestTitle",
    text: "badRequestText",
    illustration: "broken",
    retry: false,
    showsMessage: true,
  },
  401: { title: "signedOutTitle", text: "signedOutText", illustration: "locked", retry: false },
  403: {
    title: "forbiddenTitle",
    text: "forbiddenText",
    illustration: "locked",
    retry: false,
    showsMessage: "text",
  },
  404: { title: "notFoundTitle", text: "notFoundText", illustration: "lost", retry: false },
  413: { title: "tooLargeTitle", text: "tooLargeText", illustration: "broken", retry: false },
  429: {
    title: "tooManyTitle",
    text: "tooManyText",
    illustration: "broken",
    retry: true,
    showsMessage: true,
  },
  502: unavailable,
  503: unavailable,
  504: unavailable,
};
const fallback: Handler = {
  title: "errorTitle",
  text: "errorText",
  illustration: "broken",
  retry: true,
  showsMessage: true,
};

/** A full-page error with the text for its status, or a general one. `children` are links to other pages. */
export function ErrorScreen({ error, children }: { error: ErrorDescription; children?: ReactNode }) {
  const t = useTranslation("ui");
  const handler = handlers[error.status] ?? fallback;
  const title = t(handler.title);
  const canShowMessage = handler.showsMessage === "text" ? error.isText : handler.showsMessage;
  const messageText = canShowMessage && error.message && error.message !== title ? error.message : undefined;
  return (
    <div className="card-surface mx-auto my-6 w-full max-w-2xl">
      <title>{`${title} · Cashlane`}</title>
      <ErrorState
        level="h1"
        illustration={handler.illustration}
        title={title}
        message={
          <>
            {t(handler.text)}
            {messageText && <bdi className="mt-2 block text-sm">{messageText}</bdi>}
          </>
        }
        requestId={error.requestId}
      >
        {handler.retry && <RetryLink />}
        {children}
      </ErrorState>
    </div>
  );
}
