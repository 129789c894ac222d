import { renderToPipeableStream } from "react-dom/server";
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { DocumentSink } from "./server/document-sink.server";
import { environment, EnvironmentError } from "./server/environment.server";
import { log } from "./server/log.server";
import { nonceContext } from "./middleware/security-headers.server";
import { prepareEarlyPaint } from "./server/early-paint.server";
import { ProviderError } from "./provider-client/provider-error";
import { documentTexts } from "./i18n/screen-texts.server";
import { TextsContext } from "./i18n/text-files";
import { pageRoutes } from "./server/page-routes.server";
import { renderAuthPicturesWith } from "./features/auth/auth-picture";
import { inlineProofPicture } from "./routes/proofs.$file/proof-picture.server";
import { renderSharedPartsWith } from "./shell/frame/shared-part";
import { StringPart } from "./shell/frame/shared-parts.server";
import { earlyKeyScript } from "./shell/search/early-key";
import { closeServicesOnExit } from "./server/shutdown.server";
import { startTraces } from "./server/traces.server";

export const streamTimeout = 5_000;
/** Seconds after which a failed page should be retried. The provider starts faster than this. */
const retryAfter = "30";

await start();

async function start(): Promise<void> {
  try {
    environment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  await startTraces();
  if (!import.meta.env.PROD) return;
  closeServicesOnExit();
  // Cached parts are only used in production, because their code may change in development.
  renderSharedPartsWith(StringPart);
  renderAuthPicturesWith(inlineProofPicture);
}

/**
 * Renders the document and sends it in one piece. All data is loaded before rendering starts, so sending a
 * part earlier would only make browsers show an empty page first.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", retryAfter);
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  const nonce = context.get(nonceContext);
  const texts = documentTexts(routerContext.staticHandlerContext);
  const { preloadLinks, ...routes } = pageRoutes(routerContext);
  const preloads = preloadLinks + texts.links;

  return new Promise((resolve, reject) => {
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(
      <TextsContext value={texts.byLanguage}>
        <ServerRouter context={{ ...routerContext, ...routes }} url={request.url} nonce={nonce} />
      </TextsContext>,
      {
        nonce,
        // Nothing is streamed later, regardless of the size, because without scripts it would never be shown.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          hasShell = true;
        },
        onAllReady() {
          clearTimeout(timer);
          // All data is ready, so React writes everything before `pipe` returns.
          const html = pipe(new DocumentSink()).document();
          resolve(
            new Response(prepareEarlyPaint(html, nonce, earlyKeyScript, preloads), { status, headers }),
          );
        },
        onShellError: reject,
        onError(error: unknown) {
          status = 500;
          // If the shell isn't rendered yet, the promise is rejected and `handleError` logs the error.
          if (hasShell) log.error({ err: error }, "rendering");
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/**
 * Logs errors of loaders, actions and rendering. Problems reported by the provider and requests the router
 * refuses, such as those with an unsupported method, are logged at level info, because they aren't faults of
 * this program.
 */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const path = new URL(request.url).pathname;
  if (error instanceof ProviderError)
    log.warn(
      {
        path,
        kind: error.kind,
        status: error.status,
        key: error.key,
        requestId: error.requestId,
        cause: error.cause instanceof Error ? error.cause.message : undefined,
      },
      error.message,
    );
  else if (isRouteErrorResponse(error) && error.status < 500)
    log.info({ path, method: request.method, status: error.status }, "request refused");
  else log.error({ path, err: error }, "request failed");
}
