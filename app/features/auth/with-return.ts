import { returnParameter } from "~/navigation/login-path";

/** Adds the return path in the current URL to a path, but no other parameters. */
export function withReturn(path: string, search: string): string {
  const target = new URLSearchParams(search).get(returnParameter);
  return target === null ? path : `${path}?${new URLSearchParams({ [returnParameter]: target })}`;
}
