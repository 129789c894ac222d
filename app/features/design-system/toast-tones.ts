/** The tones a toast can have. */
export const toastTones = ["success", "info", "warning", "danger"] as const;
