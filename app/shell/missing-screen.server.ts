import { redirect, type RouterContextProvider } from "react-router";
import { getTranslation } from "~/i18n/i18n.server";
import { loginPath } from "~/navigation/login-path";
import { demoScreenAt } from "~/navigation/demo-screens";
import { mayOpen } from "~/navigation/menu";
import { screenAt } from "~/navigation/screens";
import { getAuth } from "~/session/auth-state.server";
import { menuViewerOf } from "./viewer";
import { viewerOf } from "./viewer.server";

/**
 * The screen or demo page that is named but not built yet, and its name. Its access rules already hold:
 * visitors go to the login page, others get 403.
 * @throws Response 404 when there is no such screen
 */
export function missingScreen(
  context: Readonly<RouterContextProvider>,
  language: string,
  path: string,
  url: URL,
): { name: string } {
  const screen = screenAt(path);
  const demo = demoScreenAt(path);
  if (!screen && demo) return { name: getTranslation(context, "demo")(demo.label) };
  if (!screen?.missing) throw new Response(null, { status: 404 });
  const auth = getAuth(context);
  if (auth.state === "loading") throw auth.error;
  if (mayOpen(menuViewerOf(viewerOf(auth)), screen)) {
    return { name: getTranslation(context, "navigation")(screen.label) };
  }
  if (auth.state === "signed-out") throw redirect(loginPath(language, url));
  throw new Response(null, { status: 403 });
}
