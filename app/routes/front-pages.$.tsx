import { ScreenErrorBoundary } from "~/shell/frame/screen-error-boundary";
import { shellScreen } from "~/shell/frame/shell-screen";

export const handle = shellScreen();

/** Responds with 404 inside the shell for unknown front pages, which have no language prefix. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default ScreenErrorBoundary;
export { ScreenErrorBoundary as ErrorBoundary };
