export const texts = {
  offlineTitle: "Not sent: there’s no connection",
  offlineText: "What you entered is still here. Send it again once you’re back online.",
  failedTitle: "Something went wrong while sending",
  failedText: "What you entered is still here. Please send it again in a moment.",
  signedOutTitle: "Not sent: you were logged out",
  signedOutText:
    "What you had entered is back. Check it and send it again. Passwords, codes and files have to be entered again.",
};
