export const texts = {
  title: "Shortcuts",
  subtitle: "The pages you use most. They’re saved in this browser only.",
  mine: "My shortcuts",
  add: "Add Shortcut",
  addName: "Add {{name}}",
  added: "Added",
  wasAdded: "{{name}} was added",
  edit: "Edit shortcuts",
  hint: "Drag a shortcut to move it, or hold Alt and press an arrow key.",
  moveEarlier: "Move {{name}} earlier",
  moveLater: "Move {{name}} later",
  wasMoved: "{{name}} is now number {{position}} of {{length}}",
  remove: "Remove {{name}}",
  wasRemoved: "{{name}} was removed",
  reset: "Reset to defaults",
  wasReset: "The default shortcuts are back",
  full: "There’s room for {{most}} shortcuts. Remove one to add another.",
  unknown: "This page can’t be added as a shortcut.",
  emptyTitle: "No shortcuts yet",
  emptyText: "Add the pages you need most often.",
  pickLabel: "Search a page to add",
  pickPlaceholder: "Name of a page",
  close: "Close",
  manageAccounts: "Manage Accounts",
  manageUsers: "Manage Users",
  permissions: "Permissions",
  userDashboard: "User Dashboard",
  accountSettings: "Account Settings",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    shortcuts: typeof texts;
  }
}
