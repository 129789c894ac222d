/** The page of the shortcuts, which is also their forms' action, without language prefix. */
export const shortcutsPath = "/shortcuts";
