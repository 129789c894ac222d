import { useLocation } from "react-router";

/** Returns a function that builds the page's URL with one parameter set or removed, keeping the others. */
export function useUrlWithParameter(name: string): (value?: string) => string {
  const { search } = useLocation();
  return (value) => {
    const parameters = new URLSearchParams(search);
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
    return `?${parameters.toString()}`;
  };
}
