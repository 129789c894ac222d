/**
 * Identifies the account to password managers, which would otherwise store a changed password as a second
 * entry without a user name. It is invisible, and isn't submitted because it has no `name`.
 */
export function HiddenUsernameField({ email }: { email: string }) {
  return <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />;
}
