/** The path of the shortcuts' page, without language prefix. Their forms also submit to it. */
export const shortcutsPath = "/shortcuts";
