import type { CurrentUser, WaitingCounts } from "#contract/accounts/user.ts";
import { createContext } from "react-router";
import type { RequestContext } from "~/page/request-context";
import { ProviderError } from "~/provider-client/provider-error";
import type { LastProfile } from "./last-profile.server";

/** Whether the user is logged in; `loading` if the provider doesn't respond. */
export type AuthState =
  /** `reason` is the reason why the session has just ended. */
  | { state: "signed-out"; reason?: ProviderError }
  /**
   * `silence` is the error if the provider didn't respond. `user` is then the last known profile of this
   * session, and the balance is unknown.
   */
  | { state: "signed-in"; user: CurrentUser; silence?: ProviderError }
  | { state: "loading"; error: ProviderError };

export const authContext = createContext<AuthState>();

/**
 * Returns the request's auth state, which is determined before anything is rendered. Throws if the session
 * middleware didn't run.
 */
export function getAuth(context: RequestContext): AuthState {
  return context.get(authContext);
}

/** The number of unread notifications; `null` if the profile response didn't contain it. */
export const unreadCountContext = createContext<number | null>(null);

/** The lengths of staff queues, loaded together with the profile. */
export const waitingContext = createContext<WaitingCounts>({});

interface ProfileSource {
  isPresent: boolean;
  end: () => Promise<void>;
  fetchProfile: () => Promise<CurrentUser>;
  /** The session's last known profile, if there is one. */
  lastProfile?: LastProfile | undefined;
}

/**
 * Loads the profile of a session. An authentication or permission error ends the session; other errors don't.
 * If the provider doesn't respond, the last known user stays logged in.
 */
export async function resolveAuth(source: ProfileSource): Promise<AuthState> {
  const { isPresent, end, fetchProfile, lastProfile } = source;
  if (!isPresent) return { state: "signed-out" };
  try {
    return { state: "signed-in", user: await fetchProfile() };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (lastProfile && isNoResponse(error)) return { state: "signed-in", user: lastProfile, silence: error };
    if (!isAuthenticationError(error)) return { state: "loading", error };
    await end();
    return { state: "signed-out", reason: error };
  }
}

/**
 * Returns whether the provider didn't respond. Any other error is a response, and may mean that the user no
 * longer exists.
 */
function isNoResponse({ kind }: ProviderError): boolean {
  return kind === "timeout" || kind === "unreachable";
}

const authenticationErrorTexts = ["Authentication failed", "Forbidden", "401", "403"];

/**
 * Returns whether an error means that the session is invalid, according to its status or to certain words in
 * its message.
 */
export function isAuthenticationError(error: ProviderError): boolean {
  if (error.status === 401 || error.status === 403) return true;
  return error.kind === "refused" && authenticationErrorTexts.some((word) => error.message.includes(word));
}
