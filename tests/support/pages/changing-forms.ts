/** Returns a page's forms that change data, except the one that saves a list's view. */
export function changingForms(html: string): string[] {
  const forms = html.match(/<form[^>]*method="post"[^>]*>/gi) ?? [];
  return forms.filter((form) => !form.includes("/apps/saved-views?list="));
}
