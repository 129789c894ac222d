import { useState } from "react";

/** What was shown first: a refetch that brings something else in silence must not change what is confirmed. */
export function useFirst<Value>(value: Value): Value {
  const [first] = useState(value);
  return first;
}
