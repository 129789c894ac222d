/** Placeholder for an empty cell. Below `sm`, where rows have no columns, it shows nothing. */
export function NoValue() {
  return (
    <span data-none="" className="text-muted">
      –
    </span>
  );
}
