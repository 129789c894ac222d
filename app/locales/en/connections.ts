export const texts = {
  title: "Connections",
  subtitle: "Log in with an account you have elsewhere.",
  listTitle: "Services you can log in with",
  listSubtitle:
    "A service only confirms that it’s you. We don’t ask it for your address, contacts or anything else, and we share nothing about your money. Your password keeps working.",
  empty: "No service to connect",
  emptyText:
    "There’s no other service to log in with here. Your password and your passkeys open your account.",
  stateConnected: "Connected",
  stateOpen: "Not connected",
  since: "Connected since",
  lastUsed: "Last used",
  neverUsed: "Not used yet",
  notOffered: "It’s no longer offered here, and can’t be used to log in to your account.",
  connect: "Connect",
  disconnect: "Disconnect",
  goingTitle: "Going on to {{name}}",
  goingText: "Log in there and we’ll bring you back. You have 10 minutes.",
  go: "Go on to {{name}}",
  connected: "You can log in with {{name}} now.",
  disconnected: "The service is disconnected.",
  notConnected: "Nothing was connected",
  continueWith: "Continue with {{name}}",
  notLoggedIn: "You aren’t logged in",
  over: "That took too long",
  overText: "Or it has already been done. Start again, in this browser.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    connections: typeof texts;
  }
}
