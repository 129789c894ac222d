import { z } from "zod";
import { parseFields } from "~/components/form/parse-form.server";
import { type SaveResult, saveDemo, readDemo } from "../store.server";
import { members, type Rights, rights } from "./members";

const place = "dialog-members";
const nonOwners = members.filter(({ right }) => right !== "owner");
const rightsSchema = z.object(Object.fromEntries(nonOwners.map(({ id }) => [id, z.enum(rights)])));

/** Returns the rights of each member, including this visitor's changes. */
export async function readRights(request: Request): Promise<Rights> {
  const storedRights = rightsSchema.partial().safeParse(await readDemo(request, place));
  const initialRights = members.map(({ id, right }) => [id, right] as const);
  return { ...(Object.fromEntries(initialRights) as Rights), ...storedRights.data };
}

/** Stores the rights of every member as submitted with a form. */
export function saveRights(request: Request, form: FormData): Promise<SaveResult> {
  return saveDemo(request, place, parseFields(form, rightsSchema));
}
