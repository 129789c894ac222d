import { postbackMapping } from "#contract/networks/postbacks.ts";
import { isJson, parseJson } from "./parameters.ts";

/** The content of a request, or of one of its reports. */
export interface Content {
  payload: string;
  contentType: string | null;
}

/** The maximum number of reports in one request. */
const maxReports = 100;

/**
 * Returns the reports in a request: the elements of a JSON array, with a separate report for each item of a
 * report that has an array of items. The JSON may be in the form field that the mapping names. A request
 * without such an array is one report. Undefined if there are too many reports.
 */
export function splitReports(content: Content, mapping: unknown): Content[] | undefined {
  const parsedMapping = postbackMapping.safeParse(mapping);
  const { wrapper, items } = parsedMapping.success ? parsedMapping.data : {};
  const json = jsonOf(content, wrapper);
  const parsed = json === undefined ? undefined : parseJson(json);
  const isArray = Array.isArray(parsed);
  const elements: unknown[] = isArray ? parsed : [parsed];
  const reports = items === undefined ? elements : elements.flatMap((report) => itemsOf(report, items));
  if (reports.length > maxReports) return undefined;
  const isSingleReport = !isArray && reports.length === 1 && reports[0] === parsed;
  if (isSingleReport || reports.length === 0) return [content];
  return reports.map((report) => ({ payload: JSON.stringify(report), contentType: "application/json" }));
}

/** Returns a copy of a report for each of its items, in which the item replaces the array. */
function itemsOf(report: unknown, items: string): unknown[] {
  if (typeof report !== "object" || report === null || !Object.hasOwn(report, items)) return [report];
  const list = (report as Record<string, unknown>)[items];
  if (!Array.isArray(list)) return [report];
  return list.length === 0 ? [report] : list.map((item: unknown) => ({ ...report, [items]: item }));
}

function jsonOf(content: Content, wrapper: string | undefined): string | undefined {
  const { payload } = content;
  if (isJson(content) || payload.trimStart().startsWith("[")) return payload;
  const wrapped = wrapper === undefined ? [] : new URLSearchParams(payload).getAll(wrapper);
  return wrapped.length === 1 ? wrapped[0] : undefined;
}
