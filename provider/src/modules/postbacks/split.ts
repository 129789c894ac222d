import { postbackMapping } from "#contract/postbacks.ts";
import { isJson, parseJson } from "./parameters.ts";

/** The bytes of a request, or of one report out of several. */
export interface Content {
  payload: string;
  contentType: string | null;
}

/** The most reports one request may hold. */
const mostReports = 100;

/**
 * Returns the reports of a request: those of a JSON array, each on its own, also of one in the form field the mapping
 * names; else the request as it is. Undefined when there are too many.
 */
export function splitReports(content: Content, mapping: unknown): Content[] | undefined {
  const reports = arrayOf(content, mapping);
  if (!reports || reports.length === 0) return [content];
  if (reports.length > mostReports) return undefined;
  return reports.map((report) => ({ payload: JSON.stringify(report), contentType: "application/json" }));
}

function arrayOf(content: Content, mapping: unknown): unknown[] | undefined {
  const known = postbackMapping.safeParse(mapping);
  const wrapper = known.success ? known.data.wrapper : undefined;
  const json = jsonOf(content, wrapper);
  const parsed = json === undefined ? undefined : parseJson(json);
  return Array.isArray(parsed) ? parsed : undefined;
}

function jsonOf(content: Content, wrapper: string | undefined): string | undefined {
  const { payload } = content;
  if (isJson(content) || payload.trimStart().startsWith("[")) return payload;
  const wrapped = wrapper === undefined ? [] : new URLSearchParams(payload).getAll(wrapper);
  return wrapped.length === 1 ? wrapped[0] : undefined;
}
