/** The paths of the operation screens, without a language. */
export const operationPath = "/apps/admin/operation";

export function queuePath(name: string): string {
  return `${operationPath}/${name}`;
}
