import type { CurrentUser, Waiting } from "#contract/user.ts";
import { createContext } from "react-router";
import type { RequestContext } from "~/page/request-context";
import { ProviderError } from "~/provider-client/provider-error";
import type { LastProfile } from "./last-profile.server";

/** Whether the visitor is signed in; `loading` when the provider does not answer. */
export type AuthState =
  /** `refusal`: why the session that was there until now is over. */
  | { state: "signed-out"; refusal?: ProviderError }
  /** `silence`: why `user` is only who the session's last good answer named; the balance is then unknown. */
  | { state: "signed-in"; user: CurrentUser; silence?: ProviderError }
  | { state: "loading"; error: ProviderError };

export const authContext = createContext<AuthState>();

/** The auth state of the request, known before anything renders. Throws where the session middleware did not run. */
export function getAuth(context: RequestContext): AuthState {
  return context.get(authContext);
}

/** How many notifications are unread; null where the provider did not say so together with the profile. */
export const unreadCountContext = createContext<number | null>(null);

/** What waits in the queues of staff, from the same call as the profile. */
export const waitingContext = createContext<Waiting>({});

interface ProfileSource {
  isPresent: boolean;
  end: () => Promise<void>;
  fetchProfile: () => Promise<CurrentUser>;
  /** The session's last good answer, where there was one. */
  lastProfile?: LastProfile | undefined;
}

/**
 * Fetches the profile of a present session. An authentication or forbidden error ends the session; any other
 * failure leaves it alone. A provider that does not answer at all leaves the last known user signed in.
 */
export async function resolveAuth(source: ProfileSource): Promise<AuthState> {
  const { isPresent, end, fetchProfile, lastProfile } = source;
  if (!isPresent) return { state: "signed-out" };
  try {
    return { state: "signed-in", user: await fetchProfile() };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (lastProfile && isSilence(error)) return { state: "signed-in", user: lastProfile, silence: error };
    if (!isAuthenticationError(error)) return { state: "loading", error };
    await end();
    return { state: "signed-out", refusal: error };
  }
}

/** No answer. Any other error is one, and may say that this user is no more. */
function isSilence({ kind }: ProviderError): boolean {
  return kind === "timeout" || kind === "unreachable";
}

const telling = ["Authentication failed", "Forbidden", "401", "403"];

/** Whether an error says that the session is not good: by status, or by these words in its message. */
export function isAuthenticationError(error: ProviderError): boolean {
  if (error.status === 401 || error.status === 403) return true;
  return error.kind === "refused" && telling.some((word) => error.message.includes(word));
}
