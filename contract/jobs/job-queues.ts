/** Kinds of background jobs that wait in the database, in the order of the screen. Free of zod, as browsers load it. */
export const jobQueues = [
  "reports",
  "report-files",
  "networks",
  "releases",
  "decisions",
  "transfers",
  "mails",
  "push",
  "webhooks",
  "exports",
  "rollups",
  "warehouse",
] as const;
export type JobQueueName = (typeof jobQueues)[number];

/** The maximum number of failed jobs listed per queue. */
export const maxListedJobs = 100;
