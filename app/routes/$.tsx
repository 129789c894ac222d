import { ScreenErrorBoundary } from "~/shell/frame/screen-error-boundary";
import { shellScreen } from "~/shell/frame/shell-screen";

export const handle = shellScreen();

/** Matches every URL that no other route matches, because middleware only runs for matched routes. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default ScreenErrorBoundary;

export { ScreenErrorBoundary as ErrorBoundary };
