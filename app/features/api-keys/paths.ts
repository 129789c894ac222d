/** The paths of the API keys' screens, without a language. */
export const apiKeysPath = "/apps/admin/api-keys";

export function apiKeyPath(id: string): string {
  return `${apiKeysPath}/${id}`;
}
