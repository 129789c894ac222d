/**
 * How the demo's bank answers a file. `in_pieces`: two statements; `twice`: every answer is sent again with
 * another id; `out_of_order`: the last answer first.
 */
export const bankScripts = [
  "executes",
  "rejects_one",
  "returns_one",
  "rejects_one_returns_one",
  "rejects_file",
  "books_batch",
  "in_pieces",
  "twice",
  "out_of_order",
] as const;
export type BankScript = (typeof bankScripts)[number];
