/** The forms of a page that change something, but for the one that keeps a view of a list. */
export function changingForms(html: string): string[] {
  const forms = html.match(/<form[^>]*method="post"[^>]*>/gi) ?? [];
  return forms.filter((form) => !form.includes("/apps/saved-views?list="));
}
