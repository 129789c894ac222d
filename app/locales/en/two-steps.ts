export const texts = {
  title: "Enter your code",
  leadApp: "Your authenticator app shows it. It changes every 30 seconds.",
  leadRecovery: "One of the ten codes you saved when you turned two-step verification on.",
  codeApp: "Six-digit code",
  codeRecovery: "Recovery code",
  usePasskey: "Use a passkey",
  useApp: "Use the app",
  useRecovery: "Use a recovery code",
  codeMissing: "Enter the code.",
  codeInvalid: "Six digits, or a recovery code.",
  remember: "Don’t ask on this browser for 30 days",
  continue: "Log in",
  over: "This login has expired. Log in again with your password.",
  notHere: "Having trouble?",
  startAgain: "Start again",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "two-steps": typeof texts;
  }
}
