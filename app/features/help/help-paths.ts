/** The help center has no language in its address. */
export const helpCenterPath = "/front-pages/help-center";
/** Without language prefix. */
export const faqPath = "/pages/faq";

export function articlePath(slug: string): string {
  return `${helpCenterPath}/${slug}`;
}

/** Where an answer stands among all of them; without language prefix. */
export function answerPath(slug: string): string {
  return `${faqPath}#${slug}`;
}
