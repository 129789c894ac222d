import { z } from "zod";

/** The format of a form's key. The provider requires at least 16 characters. */
export const formKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);
