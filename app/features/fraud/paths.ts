/** The paths of the fraud screens, without a language. */
export const fraudPath = "/apps/admin/fraud";
export const fraudRulesPath = `${fraudPath}/rules`;

export function fraudCasePath(id: string): string {
  return `${fraudPath}/cases/${id}`;
}

export function fraudRulePath(id: string): string {
  return `${fraudRulesPath}/${id}`;
}
