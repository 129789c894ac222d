import { z } from "zod";

/** What a form's key looks like; the provider asks for 16 characters at least. */
export const formKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);
