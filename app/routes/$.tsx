import { ScreenErrorBoundary } from "~/shell/screen-error-boundary";
import { shellScreen } from "~/shell/shell-screen";

export const handle = shellScreen();

/** Without a match the middleware would not run: this is the match of last resort. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default ScreenErrorBoundary;

export { ScreenErrorBoundary as ErrorBoundary };
