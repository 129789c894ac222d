/** The help center has no language prefix. */
export const helpCenterPath = "/front-pages/help-center";
/** Without language prefix. */
export const faqPath = "/pages/faq";

/** The status of services, without language prefix. */
export const statusPath = "/status";

export function articlePath(slug: string): string {
  return `${helpCenterPath}/${slug}`;
}

/** Returns the URL of an answer on the page of questions, without language prefix. */
export function answerPath(slug: string): string {
  return `${faqPath}#${slug}`;
}
