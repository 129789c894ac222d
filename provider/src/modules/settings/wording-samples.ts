import {
  notificationDefinitions,
  type NotificationType,
  type NotificationValues,
} from "#contract/notifications/notification-types.ts";
import { majorUnits } from "../../money.ts";

/** Returns the sample values of a type, for previews. Their names are the placeholders its texts may contain. */
export function sampleValues<Type extends NotificationType>(
  type: Type,
  currency: string,
): NotificationValues[Type] {
  const values = Object.entries(notificationDefinitions[type].values).map(([name, { kind, sample }]) => {
    return [name, kind === "amount" ? majorUnits(sample, currency) : sample] as const;
  });
  return { ...Object.fromEntries(values), currency } as NotificationValues[Type];
}
