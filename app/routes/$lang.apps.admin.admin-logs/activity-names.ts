import { activities, type ActivityName } from "#contract/activity-logs/activities.ts";

export function isActivity(action: string): action is ActivityName {
  return (activities as readonly string[]).includes(action);
}
