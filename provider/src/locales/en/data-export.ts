/** The texts of a member's data export. */
export const dataExport = {
  /** The notification and mail that the export is ready. */
  ready: {
    title: "Your file with your data is ready",
    description:
      "You can download everything about your account for 7 days: log in, open Data and give your password. After that the file is deleted.",
  },
  /** The content of its read-me file. */
  readMe: `Cashlane: everything about you, as of {date}

json/   one file for each table, complete
csv/    the same for spreadsheets; an empty table has no file
files/  the files you sent or were sent

Amounts are in minor units (cents), times in UTC. Passwords and keys aren’t in here.
`,
};
