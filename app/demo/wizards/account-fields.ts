import type { FieldDefinition } from "../kits/form/form-definition";

/** The first step of each wizard that makes an account. */
export const accountFields: FieldDefinition[] = [
  { name: "username", kind: "username" },
  { name: "email", kind: "email" },
  { name: "newPassword", kind: "newPassword", hint: "password" },
  { name: "confirmPassword", kind: "passwordAgain" },
];
