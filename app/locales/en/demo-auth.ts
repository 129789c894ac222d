export const texts = {
  login: "Welcome back",
  loginLead: "Log in to your account and start the adventure.",
  loginSubmit: "Log in",
  loginAsk: "New here?",
  loginOther: "Create an account",
  register: "The adventure starts here",
  registerLead: "Make saving easy and fun.",
  registerSubmit: "Sign up",
  registerAsk: "Already have an account?",
  registerOther: "Log in instead",
  verify: "Verify your email address",
  verifyLead: "Follow the link in the message to {{email}} to activate your account.",
  verifySubmit: "Send the message again",
  verifyAsk: "No time for it now?",
  verifyOther: "Skip for now",
  forgot: "Forgot your password?",
  forgotLead: "Enter your email address, and we’ll tell you how to set a new one.",
  forgotSubmit: "Send the link",
  back: "Back to log in",
  reset: "Set a new password",
  resetLead: "It must differ from the passwords you used before.",
  resetSubmit: "Set the new password",
  twoSteps: "Two-step verification",
  twoStepsLead: "We sent a code to your phone ending in {{tail}}.",
  twoStepsSubmit: "Verify the code",
  twoStepsAsk: "No code?",
  resendIn: "Send again in {{seconds}} s",
  resend: "Send it again",
  forgotLink: "Forgot it?",
  or: "or",
  continueWith: "Continue with {{name}}",
  checked: "Everything is right",
  sentAgain: "Sent again",
  socialTitle: "You’d continue with {{name}} here",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "demo-auth": typeof texts;
  }
}
