import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { fractionDigits } from "#contract/money/minor-units.ts";
import { networkId } from "#contract/networks/networks.ts";
import type { ProgrammeState } from "#contract/networks/programme-states.ts";
import { canonicalJson } from "../../canonical-json.ts";
import type { NetworkProgramme } from "../../connectors/connector.ts";
import { networkConnections } from "../../database/schema/connection-schema.ts";
import { networkProgrammes } from "../../database/schema/programme-schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { Environment } from "../../environment.ts";
import { notifyOfConnection } from "../networks/notify-of-connection.ts";
import type { NetworkRow } from "../networks/repository.ts";
import type { Notifier } from "../notifications/notify.ts";
import { limitsOf } from "./limits.ts";
import { restrictOffers, type OfferRestriction } from "./restrict-offers.ts";

export type ProgrammeRow = typeof networkProgrammes.$inferSelect;

/** The number of listed programmes by result. Programmes that have ended count as `changed`. */
type ProgrammeCounts = Record<"records" | "added" | "changed" | "unchanged" | "refused", number>;

/** A programme has ended if it is missing from two complete lists at least this many milliseconds apart. */
const endedAfter = 60 * 60 * 1000;
/** If more than this share of the known programmes is missing, none ends until an admin confirms this. */
const maxLoss = 0.5;
const [maxName, maxDomains, maxAddress] = [200, 50, 500];

/**
 * Stores a complete list of a network's programmes. Ends those that are no longer listed, together with their
 * offers, and lowers the rates of offers whose commission has fallen. Must only be called with complete lists.
 * If most of the known programmes are missing, the list may be faulty, so none ends until an admin confirms
 * this.
 */
export async function storeProgrammes(
  unit: UnitOfWork,
  app: Notifier,
  { key: network, name }: Pick<NetworkRow, "key" | "name">,
  listed: NetworkProgramme[],
): Promise<ProgrammeCounts> {
  const [{ tx }, at] = [unit, app.clock()];
  const counts = { records: listed.length, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const storedProgrammes = await tx
    .select()
    .from(networkProgrammes)
    .where(eq(networkProgrammes.network, network))
    .orderBy(networkProgrammes.id)
    .for("no key update");
  const missingProgrammes = new Map(storedProgrammes.map((row) => [row.programme, row]));
  const restrictions: OfferRestriction[] = [];
  for (const programme of listed) {
    const values = valuesOf(programme, app.environment);
    const id = networkId.safeParse(programme.id);
    if (!id.success || values.name === "") {
      counts.refused += 1;
      continue;
    }
    const before = missingProgrammes.get(id.data);
    missingProgrammes.delete(id.data);
    if (!before) {
      const row = { ...values, id: randomUUID(), network, programme: id.data };
      const added = await tx
        .insert(networkProgrammes)
        .values({ ...row, firstSeenAt: at, lastSeenAt: at, changedAt: at })
        .onConflictDoNothing()
        .returning({ id: networkProgrammes.id });
      counts[added.length > 0 ? "added" : "unchanged"] += 1;
      continue;
    }
    const isChanged = before.state === "ended" || canonicalJson(values) !== canonicalJson(contentOf(before));
    counts[isChanged ? "changed" : "unchanged"] += 1;
    await tx
      .update(networkProgrammes)
      .set({
        ...values,
        lastSeenAt: at,
        missingSince: null,
        ...(isChanged && { changedAt: at, state: stateAfterChange(before) }),
      })
      .where(eq(networkProgrammes.id, before.id));
    const limits = limitsOf(values);
    if (before.offerId !== null && limits !== null) restrictions.push({ offerId: before.offerId, limits });
  }
  const active = storedProgrammes.filter(({ state }) => state !== "ended");
  const removed = active.filter(({ programme }) => missingProgrammes.has(programme));
  const isHeld = removed.length > active.length * maxLoss;
  await holdEnds(unit, app, { network, isHeld });
  for (const row of removed) {
    if (row.missingSince === null) {
      await tx.update(networkProgrammes).set({ missingSince: at }).where(eq(networkProgrammes.id, row.id));
    } else if (!isHeld && at.getTime() - row.missingSince.getTime() >= endedAfter) {
      counts.changed += 1;
      restrictions.push(...(await endProgramme(tx, row, at)));
    }
  }
  await restrictOffers(unit, app, name, restrictions);
  return counts;
}

/** Ends a programme. Returns the restriction for its offer. */
export async function endProgramme(
  tx: UnitOfWork["tx"],
  { id, offerId }: Pick<ProgrammeRow, "id" | "offerId">,
  at: Date,
): Promise<OfferRestriction[]> {
  const ended = { state: "ended" as const, changedAt: at };
  await tx.update(networkProgrammes).set(ended).where(eq(networkProgrammes.id, id));
  return offerId === null ? [] : [{ offerId, limits: null }];
}

/**
 * Records whether missing programmes stay active until an admin confirms that they ended. When such a hold
 * begins, notifies everyone who may change offers.
 */
async function holdEnds(
  unit: UnitOfWork,
  app: Notifier,
  { network, isHeld }: { network: string; isHeld: boolean },
): Promise<void> {
  const [{ tx }, { network: key, programmesHeldAt }] = [unit, networkConnections];
  const begun = await tx
    .update(networkConnections)
    .set({ programmesHeldAt: isHeld ? app.clock() : null })
    .where(and(eq(key, network), isHeld ? isNull(programmesHeldAt) : isNotNull(programmesHeldAt)))
    .returning({ key });
  if (isHeld && begun.length > 0)
    await notifyOfConnection(unit, app, { type: "programmes_missing", network, permission: "offers.write" });
}

/** Returns the state of a programme that has changed, or that is listed again. */
function stateAfterChange({ state, offerId }: Pick<ProgrammeRow, "state" | "offerId">): ProgrammeState {
  if (state === "ignored") return "ignored";
  return offerId === null ? "new" : "changed";
}

function valuesOf(programme: NetworkProgramme, { CURRENCY }: Pick<Environment, "CURRENCY">) {
  const { name, site, domains, logo, commission, validationDays, hasDeepLinks } = programme;
  const isOurs = commission?.kind === "percent" || commission?.currency === CURRENCY;
  const usable = isOurs ? commission : null;
  const factor = usable?.kind === "flat" ? 10 ** fractionDigits(CURRENCY) : 1;
  const isValid =
    usable !== null &&
    usable.minimum >= 0 &&
    usable.minimum <= usable.maximum &&
    usable.maximum * factor <= maxRate;
  return {
    trackingId: networkId.safeParse(programme.trackingId).data ?? null,
    name: withoutNul(name).trim().slice(0, maxName),
    site: addressOf(site),
    domains: domains.slice(0, maxDomains).map((domain) => withoutNul(domain).slice(0, 253)),
    logo: addressOf(logo),
    rateKind: isValid ? usable.kind : null,
    commissionMinimum: isValid ? Math.round(usable.minimum * factor) : null,
    commissionMaximum: isValid ? Math.round(usable.maximum * factor) : null,
    validationDays: validationDays === null ? null : Math.min(Math.max(0, Math.round(validationDays)), 3_650),
    hasDeepLinks,
  };
}

const maxRate = 2_147_483_647;

function contentOf(row: ProgrammeRow): ReturnType<typeof valuesOf> {
  const { trackingId, name, site, domains, logo, rateKind, commissionMinimum, commissionMaximum } = row;
  const { validationDays, hasDeepLinks } = row;
  return {
    trackingId,
    name,
    site,
    domains,
    logo,
    rateKind,
    commissionMinimum,
    commissionMaximum,
    validationDays,
    hasDeepLinks,
  };
}

/** Returns an `http` or `https` address; `null` for another text. */
function addressOf(text: string | null): string | null {
  if (text === null || text.length > maxAddress || !URL.canParse(text)) return null;
  const { protocol, username, href } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" ? href : null;
}

// PostgreSQL can't store NUL.
const withoutNul = (text: string) => text.replaceAll("\u0000", "\uFFFD");
