import { useLocation } from "react-router";

/** Makes the page's address with one value changed, or without it; what else is in it stays. */
export function useAddressWith(name: string): (value?: string) => string {
  const { search } = useLocation();
  return (value) => {
    const parameters = new URLSearchParams(search);
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
    return `?${parameters.toString()}`;
  };
}
