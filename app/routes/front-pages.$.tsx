import { ScreenErrorBoundary } from "~/shell/frame/screen-error-boundary";
import { shellScreen } from "~/shell/frame/shell-screen";

export const handle = shellScreen();

/** Unknown front pages, which have no language prefix, are 404 in the shell. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default ScreenErrorBoundary;
export { ScreenErrorBoundary as ErrorBoundary };
