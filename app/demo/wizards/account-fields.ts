import type { FieldDefinition } from "../kits/form/form-definition";

/** The first fields of each wizard that creates an account. */
export const accountFields: FieldDefinition[] = [
  { name: "username", kind: "username" },
  { name: "email", kind: "email" },
  { name: "newPassword", kind: "newPassword", hint: "password" },
  { name: "confirmPassword", kind: "passwordAgain" },
];
