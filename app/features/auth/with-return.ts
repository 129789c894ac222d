import { returnParameter } from "~/navigation/login-path";

/** A path that carries on where to go after the login, and nothing else of this page's address. */
export function withReturn(path: string, search: string): string {
  const target = new URLSearchParams(search).get(returnParameter);
  return target === null ? path : `${path}?${new URLSearchParams({ [returnParameter]: target })}`;
}
