/** The color of each level. The name is displayed as well. */
export const levelTones = { junior: "info", middle: "warning", senior: "success" } as const;
