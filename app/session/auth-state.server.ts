import type { CurrentUser } from "#contract/user.ts";
import { createContext, type RouterContextProvider } from "react-router";
import { ProviderError } from "~/provider-client/provider-error";

/** Whether somebody is signed in; `loading` when the provider cannot tell (design §3, Auth state). */
export type AuthState =
  /** `refusal`: why the session that was there until now is over. */
  | { state: "signed-out"; refusal?: ProviderError }
  | { state: "signed-in"; user: CurrentUser }
  | { state: "loading"; error: ProviderError };

export const authContext = createContext<AuthState>();

/** The auth state of the request, known before anything renders. Throws where the session middleware did not run. */
export function getAuth(context: Readonly<RouterContextProvider>): AuthState {
  return context.get(authContext);
}

interface ProfileSource {
  isPresent: boolean;
  end: () => Promise<void>;
  fetchProfile: () => Promise<CurrentUser>;
}

/**
 * Fetches the profile of a present session. An authentication or forbidden error ends the session
 * (specification §4); any other failure leaves it alone.
 */
export async function resolveAuth({ isPresent, end, fetchProfile }: ProfileSource): Promise<AuthState> {
  if (!isPresent) return { state: "signed-out" };
  try {
    return { state: "signed-in", user: await fetchProfile() };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!isAuthenticationError(error)) return { state: "loading", error };
    await end();
    return { state: "signed-out", refusal: error };
  }
}

const telling = ["Authentication failed", "Forbidden", "401", "403"];

/** Whether an error says that the session is not good: by status, or by the specification's words in its message. */
export function isAuthenticationError(error: ProviderError): boolean {
  if (error.status === 401 || error.status === 403) return true;
  return error.kind === "refused" && telling.some((word) => error.message.includes(word));
}
