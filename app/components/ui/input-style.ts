/** The look of everything one types or chooses in. */
export const inputStyle =
  "block w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-ink text-ellipsis " +
  "placeholder:text-muted focus:border-primary focus:outline-2 focus:-outline-offset-1 focus:outline-primary " +
  "aria-invalid:border-danger aria-invalid:focus:outline-danger disabled:bg-sunken disabled:text-muted";
