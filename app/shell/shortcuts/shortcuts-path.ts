/** The page of the shortcuts, which their forms post to, without language prefix. */
export const shortcutsPath = "/shortcuts";
