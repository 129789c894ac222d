/**
 * Names the account to password managers, which otherwise store a changed password as a second entry without a
 * name. Nobody sees it, and without a `name` it isn't submitted.
 */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />;
}
