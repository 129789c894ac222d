import { parseFieldName } from "./form-names.server";
import { passwordConfirmationField } from "./password-confirmation";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];
const maxFields = 200;
/** Limit for all texts of a form together, in UTF-16 code units, because a refused form returns them. */
const maxTextLength = 64 * 1024;

// Kept apart from the form, so that no action can forward or display it.
const passwords = new WeakMap<Request, string>();

const readingTimes = new WeakMap<Request, number>();

/**
 * Returns how long `readForm` waited for the request body, in milliseconds. A slow connection doesn't count
 * against the page's time limit.
 */
export function readingTimeOf(request: Request): number {
  return readingTimes.get(request) ?? 0;
}

/** Returns the password confirmation of a form that `readForm` has read. */
export function readPasswordConfirmation(request: Request): string | undefined {
  return passwords.get(request);
}

/**
 * Reads a request's form. Every action calls it first, so that malformed forms are refused before anything else
 * happens. The password confirmation is removed from the form: see `readPasswordConfirmation`.
 *
 * @throws Response 415 for a body that isn't a form; 400 for a form that is malformed, has more than 200
 * fields, or has a field name that is too long, too deep or contains an index above 100; 413 for more than 64
 * KB of text
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type)) throw new Response(null, { status: 415 });
  const form = await formOf(request);
  const fields = [...form];
  if (fields.length > maxFields || fields.some(([name]) => !parseFieldName(name))) reject(400);
  const text = fields.reduce((sum, [, value]) => sum + (typeof value === "string" ? value.length : 0), 0);
  if (text > maxTextLength) reject(413);
  const password = form.get(passwordConfirmationField);
  if (typeof password === "string") passwords.set(request, password);
  form.delete(passwordConfirmationField);
  return form;
}

async function formOf(request: Request): Promise<FormData> {
  const startedAt = performance.now();
  try {
    return await request.formData();
  } catch {
    // For example because of a missing boundary, an unterminated part, or a file name that can't be decoded.
    return reject(400);
  } finally {
    readingTimes.set(request, performance.now() - startedAt);
  }
}

function reject(status: number): never {
  throw new Response(null, { status });
}
