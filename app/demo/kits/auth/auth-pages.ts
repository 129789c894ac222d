import type { FormDefinition } from "../form/form-definition";

export const authForms = ["login", "register", "verify", "forgot", "reset", "twoSteps"] as const;
export type AuthForm = (typeof authForms)[number];

/** A login or sign-up page, in both variants. */
export interface AuthPage {
  /** The path without its variant. */
  path: string;
  definition: FormDefinition;
  /** The page shown after a valid form, so that visitors can click through all pages. */
  next: string;
  /** The target of the link below the form, without its variant. Defaults to the login page. */
  other?: string;
  /** Offers signing in with third-party accounts. */
  isSocial?: true;
}

export const authPages: Record<AuthForm, AuthPage> = {
  login: {
    path: "/pages/auth/login",
    definition: {
      fields: [
        { name: "email", kind: "email" },
        { name: "currentPassword", kind: "currentPassword" },
        { name: "remember", kind: "tick", isOptional: true },
      ],
    },
    next: "/pages/auth/two-steps",
    other: "/pages/auth/register",
    isSocial: true,
  },
  register: {
    path: "/pages/auth/register",
    definition: {
      fields: [
        { name: "username", kind: "username" },
        { name: "email", kind: "email" },
        { name: "newPassword", kind: "newPassword", hint: "password" },
        { name: "agree", kind: "tick" },
      ],
    },
    next: "/pages/auth/verify-email",
    other: "/pages/auth/login",
    isSocial: true,
  },
  verify: {
    path: "/pages/auth/verify-email",
    definition: { fields: [] },
    next: "/pages/auth/verify-email",
    other: "/pages/auth/login",
  },
  forgot: {
    path: "/pages/auth/forgot-password",
    definition: { fields: [{ name: "email", kind: "email" }] },
    next: "/pages/auth/reset-password",
  },
  reset: {
    path: "/pages/auth/reset-password",
    definition: {
      fields: [
        { name: "newPassword", kind: "newPassword", hint: "password" },
        { name: "confirmPassword", kind: "passwordAgain" },
      ],
    },
    next: "/pages/auth/login",
  },
  twoSteps: {
    path: "/pages/auth/two-steps",
    definition: { fields: [{ name: "oneTimeCode", kind: "oneTimeCode", hint: "code" }] },
    next: "/pages/auth/login",
  },
};

/** The third-party providers that a page offers. */
export const socialNames = ["Facebook", "X", "GitHub", "Google"] as const;

/** Returns the page at a path and its variant. */
export function authPageAt(path: string): { form: AuthForm; variant: string } {
  const [, base = "", variant = "v1"] = /(\/pages\/auth\/[a-z-]+)-(v[12])(?:\.data)?$/.exec(path) ?? [];
  const form = authForms.find((name) => authPages[name].path === base);
  if (!form) throw new Error(`No page of signing in at ${path}`);
  return { form, variant };
}
