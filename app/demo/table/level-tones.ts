/** The colour of each level, beside its name. */
export const levelTones = { junior: "info", middle: "warning", senior: "success" } as const;
