/** Stands where a row has nothing to say in a column; below `sm`, where rows have no columns, nothing stands there. */
export function NoValue() {
  return (
    <span data-none="" className="text-muted">
      –
    </span>
  );
}
