import { returnParameter } from "~/navigation/login-path";

/** Adds only the return path of this page's URL to a path. */
export function withReturn(path: string, search: string): string {
  const target = new URLSearchParams(search).get(returnParameter);
  return target === null ? path : `${path}?${new URLSearchParams({ [returnParameter]: target })}`;
}
