import type { Booking } from "../ledger/book.ts";
import { notificationTexts } from "../i18n/notification-texts.ts";
import type { NotificationType, NotificationValues } from "#contract/notifications/notification-types.ts";
import { createAgenda, type Agenda } from "./agenda.ts";
import type { Calendar } from "./calendar.ts";
import type { Member } from "./users.ts";
import type { Random } from "./random.ts";
import type { Shop } from "./offers.ts";
import type { DemoMethod, DemoUser, DemoData } from "./demo-data.ts";

/** The context shared by the simulations of all members. */
export interface SimulationContext {
  world: DemoData;
  calendar: Calendar;
  currency: string;
  stores: Shop[];
  admins: readonly [DemoUser, DemoUser];
}

interface PlannedNotification<T extends NotificationType> {
  at: Date;
  type: T;
  values: NotificationValues[T];
  withdrawalId?: string;
  storeId?: string;
}

/** The simulation of one member's year: events are on the agenda, and money moves as in the ledger. */
export interface Simulation extends SimulationContext {
  member: Member;
  methods: DemoMethod[];
  random: Random;
  /** A second random stream: using it doesn't change the main one. */
  side: Random;
  agenda: Agenda;
  /** Returns the minor units available at the current time of the simulation. */
  available: () => bigint;
  book: (booking: Omit<Booking, "currency">) => void;
  notify: <T extends NotificationType>(notification: PlannedNotification<T>) => void;
}

export function createSimulation(
  context: SimulationContext,
  member: Member,
  methods: DemoMethod[],
  { random, side }: Pick<Simulation, "random" | "side">,
): Simulation {
  const { world, currency } = context;
  const userId = member.user.id;
  let available = 0n;
  return {
    ...context,
    member,
    methods,
    random,
    side,
    agenda: createAgenda(),
    available: () => available,
    book(booking) {
      for (const { account, amount } of booking.moves) {
        if (!("system" in account) && account.kind === "available") available += amount;
      }
      world.bookings.push({ ...booking, currency });
    },
    notify({ at, type, values, withdrawalId, storeId }) {
      const texts = notificationTexts(type, values);
      const about = { withdrawalId, storeId };
      world.notifications.push({ id: random.uuid(), userId, type, ...texts, ...about, createdAt: at });
    },
  };
}
