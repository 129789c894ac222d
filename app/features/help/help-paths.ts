/** The help center's path, which has no language prefix. */
export const helpCenterPath = "/front-pages/help-center";
/** The path of the questions and answers, without language prefix. */
export const faqPath = "/pages/faq";

/** The path of the service status, without language prefix. */
export const statusPath = "/status";

export function articlePath(slug: string): string {
  return `${helpCenterPath}/${slug}`;
}

/** Returns the URL of one answer, without language prefix. */
export function answerPath(slug: string): string {
  return `${faqPath}#${slug}`;
}
