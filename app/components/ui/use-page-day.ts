import { use } from "react";
import { dayIn } from "#shared/time-zone.ts";
import { PageContext } from "~/page/page-context";
import { usePageZone } from "./use-time-zone";

/** Returns the day on which the server rendered the page, in the page's time zone, as `YYYY-MM-DD`. */
export function usePageDay(): string {
  const zone = usePageZone();
  const { servedAt } = use(PageContext).footer;
  return dayIn(servedAt ? new Date(servedAt) : new Date(0), zone);
}
