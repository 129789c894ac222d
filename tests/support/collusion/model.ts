import { isAboutMoney, permissionsOfBuiltIn, withReading, type Permission } from "#contract/permissions.ts";
import { readEnvironment } from "#provider/environment.ts";
import { dayLimits } from "#provider/modules/four-eyes/day-limits.ts";
import { adjustmentNeedsSecond, outgoingNeedsSecond } from "#provider/modules/four-eyes/limits.ts";
import { defaultSettings } from "#provider/modules/settings/defaults.ts";
import { orderWaits, shopRules } from "#provider/modules/shop/rules.ts";
import { withdrawalRules } from "#provider/modules/withdrawals/rules.ts";
import { testVariables } from "../programs/provider.ts";
import { cardPrice, purchaseCredit, type Actor, type Move, type SettingsArea, type Start } from "./moves.ts";

const environment = readEnvironment(testVariables);
export const limits = dayLimits(environment);
const settings = defaultSettings(environment.CURRENCY);
const checkout = shopRules(settings.checkout);
const payouts = withdrawalRules(settings.payouts);

/** What the clerk's role gains. */
export const widened: Permission[] = withReading([
  "adjustments.request",
  "adjustments.decide",
  "withdrawals.decide",
  "withdrawals.pay",
  "shop.decide",
]);
export const clerkBefore: Permission[] = withReading(["tickets.answer"]);

interface Person {
  role: string;
  isActive: boolean;
  /** Whether the person ever had a role that approves roles, or decides on money. */
  everApproved: boolean;
  everDecided: boolean;
  /** Whether a role that one person alone gave doesn't decide on money yet. */
  isRoleNew: boolean;
  hasFactor: boolean;
}

export interface StaffRequest {
  kind: "assign" | "save" | "suspend" | "restore" | "reset_factor";
  user: Actor | null;
  role: string | null;
  version: number;
  by: Actor;
}

interface Adjustment {
  amount: bigint;
  by: Actor;
  decidedBy: Actor | null;
  state: "requested" | "booked" | "refused";
  required: 1 | 2;
}

export interface Withdrawal {
  amount: bigint;
  state: "requested" | "approved" | "paid" | "rejected" | "failed";
  required: number;
  approvals: Actor[];
  lastApprovalAt: number;
  decidedBy: Actor | null;
}

export interface Order {
  total: bigint;
  state: "placed" | "delivered" | "failed" | "refunded";
  required: 1 | 2;
  approvals: Actor[];
  lastApprovalAt: number;
  /** Also of one that was refunded since. */
  wasDelivered: boolean;
  decidedBy: Actor | null;
}

interface Import {
  credits: bigint;
  by: Actor;
  requestedBy: Actor | null;
  appliedBy: Actor | null;
}

interface Proposal {
  by: Actor;
  state: "proposed" | "in force" | "refused";
}

const permissionToAsk = {
  assign: "roles.write",
  save: "roles.write",
  suspend: "users.suspend",
  restore: "users.suspend",
  reset_factor: "users.factors",
} as const;

const permissionToPropose = { issuer: "invoices.write", payouts: "settings.write" } as const;

/** The answer to a move that has nothing to act on. */
export const nothing = "nothing";
const done = "done";

const newest = <T>(list: readonly T[], fits: (one: T) => boolean): T | undefined =>
  list.findLast((one) => fits(one));
const sumOf = (amounts: bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

class Refused extends Error {}
function refuse(key: string): never {
  throw new Refused(key);
}

/**
 * Two colluding admins, their payee and an honest admin in memory, within 24 hours. The rules about who decides are
 * written again, independently of the provider's queries; limits and their comparison are the provider's.
 */
export class CollusionModel {
  readonly start: Start;
  readonly people: Record<Actor, Person>;
  clerkPermissions = clerkBefore;
  clerkVersion = 1;
  /** Undecided ones, the oldest first. */
  requests: StaffRequest[] = [];
  available: bigint;
  readonly adjustments: Adjustment[] = [];
  readonly withdrawals: Withdrawal[] = [];
  readonly orders: Order[] = [];
  readonly imports: Import[] = [];
  claimAcceptedBy: Actor | null = null;
  purchaseConfirmedBy: Actor | null = null;
  secretBy: Actor | null = null;
  /** Who made the secret of each forged report. */
  readonly forged: Actor[] = [];
  readonly proposals: Record<SettingsArea, Proposal[]> = { issuer: [], payouts: [] };
  /** What one admin alone put on the payee's account. */
  readonly creditsAlone: { amount: bigint; at: number }[] = [];
  /** Counts the moves. */
  private at = 0;

  constructor(start: Start) {
    this.start = start;
    this.available = start.earned;
    this.secretBy = start.madeSecret ? "holder" : null;
    const person = (role: string, rest: Partial<Person> = {}): Person => ({
      role,
      isActive: true,
      everApproved: role === "admin",
      everDecided: role === "admin",
      isRoleNew: false,
      hasFactor: false,
      ...rest,
    });
    const former = { everApproved: true, everDecided: true };
    this.people = {
      holder: person("admin"),
      accomplice: {
        member: person("member"),
        support: person("support"),
        clerk: person("clerk"),
        "suspended admin": person("admin", { isActive: false }),
        "former admin": person("member", former),
      }[start.accomplice],
      honest: {
        active: person("admin", { hasFactor: true }),
        suspended: person("admin", { hasFactor: true, isActive: false }),
        former: person("member", { ...former, hasFactor: true }),
        never: person("member", { hasFactor: true }),
      }[start.honest],
    };
  }

  /** Applies a move. Returns its outcome, the key it is refused with, or `nothing`. */
  apply(move: Move): string {
    this.at += 1;
    try {
      return this.take(move);
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
  }

  /** Whether the honest admin would take this step: only for money that is the payee's. */
  isHonest(move: Move): boolean {
    if (!("by" in move) || move.by !== "honest") return true;
    const approves = ["approve", "mark-paid", "deliver"].includes(move.step);
    return !approves || this.dishonestCredits === 0n;
  }

  private take(move: Move): string {
    switch (move.step) {
      case "assign":
        return this.assign(move.by, move.user, move.role);
      case "suspend":
      case "restore":
      case "reset_factor":
        return this.act(move.by, move.user, move.step);
      case "widen role":
        return this.widen(move.by);
      case "approve request":
        return this.approveRequest(move.by, this.pickRequest(move.pick));
      case "refuse request":
        return this.refuseRequest(move.by, this.pickRequest(move.pick));
      case "adjust":
        return this.adjust(move.by, move.amount);
      case "approve adjustment":
      case "refuse adjustment":
        return this.decideAdjustment(move.by, move.step === "approve adjustment");
      case "withdraw":
        return this.withdraw(move.amount);
      case "approve":
      case "reject":
      case "mark-paid":
      case "fail":
        return this.decideWithdrawal(move.by, move.step);
      case "order":
        return this.order(cardPrice * BigInt(move.quantity));
      case "deliver":
      case "fail order":
      case "refund":
        return this.decideOrder(move.by, move.step);
      case "accept claim":
        return this.acceptClaim(move.by);
      case "confirm purchase":
        return this.confirmPurchase(move.by);
      case "import":
        return this.import(move.by, move.credits);
      case "apply import":
        return this.applyImport(move.by);
      case "rotate secret":
        this.admit(move.by, ["networks.secrets"]);
        this.secretBy = move.by;
        return done;
      case "forge report":
        return this.forge();
      case "propose":
        return this.propose(move.by, move.area);
      case "approve proposal":
      case "refuse proposal":
        return this.decideProposal(move.by, move.area, move.step === "approve proposal");
    }
  }

  // Staff

  permissionsOf(actor: Actor): readonly Permission[] {
    const { role } = this.people[actor];
    return role === "clerk" ? this.clerkPermissions : permissionsOfBuiltIn(role);
  }

  holds(actor: Actor, permissions: readonly Permission[]): boolean {
    return this.people[actor].isActive && permissions.some((one) => this.permissionsOf(actor).includes(one));
  }

  /** Whether anybody else ever could approve, suspended and former ones included. */
  hasColleague(actor: Actor): boolean {
    return Object.entries(this.people).some(([other, { everApproved }]) => other !== actor && everApproved);
  }

  isHeldBack(actor: Actor): string | null {
    if (this.people[actor].isRoleNew) return "role_too_new";
    const isUndecided = this.requests.some(
      ({ kind, user, by }) => kind === "suspend" && (user === actor || by === actor),
    );
    return isUndecided ? "suspension_undecided" : null;
  }

  private admit(actor: Actor, permissions: readonly Permission[], { isHarmless = false } = {}): void {
    if (!this.people[actor].isActive) refuse("account_suspended");
    if (!this.holds(actor, permissions)) refuse("forbidden");
    const heldBack =
      !isHarmless && permissions.some((one) => isAboutMoney(one)) ? this.isHeldBack(actor) : null;
    if (heldBack) refuse(heldBack);
  }

  private refuseStaffOfStaff(actor: Actor, user: Actor): void {
    if (user === actor) refuse("own_account");
    if (this.people[user].role !== "member" && this.people[actor].role !== "admin") refuse("forbidden");
  }

  everDecided(actor: Actor): boolean {
    return this.people[actor].everDecided;
  }

  private assign(by: Actor, user: Actor, role: string): string {
    this.admit(by, ["roles.write"]);
    this.refuseStaffOfStaff(by, user);
    const target = this.people[user];
    if (target.role === role) refuse("role_unchanged");
    const before = this.permissionsOf(user);
    const gains = permissionsOfBuiltIn(role).some((one) => !before.includes(one));
    if (gains && !target.isActive) refuse("role_needs_active_account");
    const givesSay = gains && permissionsOfBuiltIn(role).some((one) => isAboutMoney(one));
    if ((givesSay || this.everDecided(user)) && this.hasColleague(by))
      return this.request({ kind: "assign", user, role, version: 0, by });
    this.setRole(user, role, givesSay);
    return done;
  }

  private setRole(user: Actor, role: string, isAlone: boolean): void {
    const person = this.people[user];
    person.role = role;
    person.isRoleNew = isAlone;
    this.noteHolders();
  }

  private noteHolders(): void {
    for (const actor of Object.keys(this.people) as Actor[]) {
      const person = this.people[actor];
      if (this.permissionsOf(actor).includes("roles.write")) person.everApproved = true;
      if (this.permissionsOf(actor).some((one) => isAboutMoney(one))) person.everDecided = true;
    }
  }

  private request(request: StaffRequest): string {
    const isSame = (other: StaffRequest) =>
      other.kind === request.kind &&
      (request.kind === "save" ? other.role === request.role : other.user === request.user);
    this.requests = [...this.requests.filter((other) => !isSame(other)), request];
    return "requested";
  }

  private act(by: Actor, user: Actor, step: "suspend" | "restore" | "reset_factor"): string {
    this.admit(by, [permissionToAsk[step]]);
    this.refuseStaffOfStaff(by, user);
    this.refuseIdle(user, step);
    if (this.everDecided(user) && this.hasColleague(by))
      return this.request({ kind: step, user, role: null, version: 0, by });
    this.applyStep(user, step);
    return done;
  }

  private refuseIdle(user: Actor, step: "suspend" | "restore" | "reset_factor"): void {
    const { isActive, hasFactor } = this.people[user];
    if (step === "suspend" && !isActive) refuse("user_already_suspended");
    if (step === "restore" && isActive) refuse("user_not_suspended");
    if (step === "reset_factor" && !hasFactor) refuse("second_factor_off");
  }

  private applyStep(user: Actor, step: "suspend" | "restore" | "reset_factor"): void {
    if (step === "reset_factor") this.people[user].hasFactor = false;
    else this.people[user].isActive = step === "restore";
  }

  private widen(by: Actor): string {
    this.admit(by, ["roles.write"]);
    const givesSay = widened.some((one) => !this.clerkPermissions.includes(one));
    if (givesSay && this.hasColleague(by))
      return this.request({ kind: "save", user: null, role: "clerk", version: this.clerkVersion, by });
    this.saveClerk();
    if (givesSay)
      for (const person of Object.values(this.people)) if (person.role === "clerk") person.isRoleNew = true;
    return done;
  }

  private saveClerk(): void {
    this.clerkPermissions = widened;
    this.clerkVersion += 1;
    this.noteHolders();
  }

  private pickRequest(pick: "newest" | "oldest"): StaffRequest | undefined {
    return pick === "newest" ? this.requests.at(-1) : this.requests[0];
  }

  /** Why a person may not approve a request. */
  refusalOf({ by, user }: StaffRequest, actor: Actor): string | null {
    if (by === actor) return "role_needs_other_admin";
    return user === actor ? "own_account" : null;
  }

  private approveRequest(actor: Actor, request: StaffRequest | undefined): string {
    if (!request) return nothing;
    this.admit(actor, ["roles.write"]);
    if (!this.holds(request.by, [permissionToAsk[request.kind]])) refuse("role_request_gone");
    const refusal = this.refusalOf(request, actor);
    if (refusal) refuse(refusal);
    const { kind, user } = request;
    if (kind === "save") {
      if (request.version !== this.clerkVersion) refuse("role_changed");
      this.saveClerk();
    } else if (kind === "assign") {
      const gains = permissionsOfBuiltIn(request.role!).some(
        (one) => !this.permissionsOf(user!).includes(one),
      );
      if (gains && !this.people[user!].isActive) refuse("role_needs_active_account");
      this.setRole(user!, request.role!, false);
    } else {
      this.refuseIdle(user!, kind);
      this.applyStep(user!, kind);
    }
    this.requests = this.requests.filter((other) => other !== request);
    return done;
  }

  private refuseRequest(actor: Actor, request: StaffRequest | undefined): string {
    if (!request) return nothing;
    this.admit(actor, ["roles.write", "users.suspend", "users.factors"], { isHarmless: true });
    if (request.user === actor) refuse("own_account");
    if (request.by !== actor && !this.holds(actor, ["roles.write"])) refuse("forbidden");
    this.requests = this.requests.filter((other) => other !== request);
    return done;
  }

  // Credits

  private credit(amount: bigint, { isAlone }: { isAlone: boolean }): void {
    this.available += amount;
    if (isAlone) this.creditsAlone.push({ amount, at: this.at });
  }

  /** What single admins credited since somebody last approved a payout or a delivery. */
  sumCreditedAlone(): bigint {
    const reviewed = [
      ...this.withdrawals.filter(({ state }) => state === "approved" || state === "paid"),
      ...this.orders.filter(({ wasDelivered }) => wasDelivered),
    ];
    const since = Math.max(0, ...reviewed.map(({ lastApprovalAt }) => lastApprovalAt));
    return sumOf(this.creditsAlone.filter(({ at }) => at > since).map(({ amount }) => amount));
  }

  private adjust(by: Actor, amount: bigint): string {
    this.admit(by, ["adjustments.request"]);
    const alone = this.adjustments.filter(({ state, required }) => state === "booked" && required === 1);
    const facts = {
      sumOfMember: sumOf(alone.map((one) => one.amount)),
      sumOfAdmin: sumOf(alone.filter((one) => one.by === by).map((one) => one.amount)),
      amount,
    };
    const state = adjustmentNeedsSecond(facts, limits) ? "requested" : "booked";
    this.adjustments.push({ amount, by, decidedBy: null, state, required: state === "booked" ? 1 : 2 });
    if (state === "booked") this.credit(amount, { isAlone: true });
    return state;
  }

  mayDecideAdjustment({ by }: Adjustment, actor: Actor): boolean {
    return by !== actor;
  }

  private decideAdjustment(actor: Actor, approves: boolean): string {
    const adjustment = newest(this.adjustments, ({ state }) => state === "requested");
    if (!adjustment) return nothing;
    this.admit(actor, ["adjustments.decide"]);
    if (!this.mayDecideAdjustment(adjustment, actor)) refuse("adjustment_needs_other_admin");
    if (approves && !this.holds(adjustment.by, ["adjustments.request", "adjustments.decide"]))
      refuse("adjustment_requester_gone");
    adjustment.state = approves ? "booked" : "refused";
    adjustment.decidedBy = actor;
    if (approves) this.credit(adjustment.amount, { isAlone: false });
    return adjustment.state;
  }

  private acceptClaim(by: Actor): string {
    if (this.claimAcceptedBy) return nothing;
    this.admit(by, ["claims.decide"]);
    this.claimAcceptedBy = by;
    this.credit(purchaseCredit, { isAlone: true });
    return done;
  }

  private confirmPurchase(by: Actor): string {
    if (this.purchaseConfirmedBy) return nothing;
    this.admit(by, ["leads.change"]);
    this.purchaseConfirmedBy = by;
    this.credit(purchaseCredit, { isAlone: true });
    return done;
  }

  sumImported(by: Actor): bigint {
    const alone = this.imports.filter(({ appliedBy, requestedBy }) => appliedBy === by && !requestedBy);
    return sumOf(alone.map(({ credits }) => credits));
  }

  private import(by: Actor, credits: bigint): string {
    this.admit(by, ["reports.import"]);
    const report: Import = { credits, by, requestedBy: null, appliedBy: null };
    this.imports.push(report);
    return this.applyOrRequest(report, by);
  }

  private applyImport(by: Actor): string {
    const report = newest(this.imports, ({ appliedBy }) => !appliedBy);
    if (!report) return nothing;
    this.admit(by, ["reports.import"]);
    if (report.requestedBy === by) refuse("report_needs_other_admin");
    const isApproval = report.requestedBy !== null && this.holds(report.requestedBy, ["reports.import"]);
    if (!isApproval) return this.applyOrRequest(report, by);
    this.book(report, by);
    return "applied";
  }

  private applyOrRequest(report: Import, by: Actor): string {
    if (this.sumImported(by) + report.credits > limits.imports) {
      report.requestedBy = by;
      return "requested";
    }
    this.book(report, by);
    return "applied";
  }

  private book(report: Import, by: Actor): void {
    report.appliedBy = by;
    this.credit(report.credits, { isAlone: report.requestedBy === null });
  }

  private forge(): string {
    if (this.secretBy !== "holder" && this.secretBy !== "accomplice") return nothing;
    this.forged.push(this.secretBy);
    this.credit(purchaseCredit, { isAlone: false });
    return done;
  }

  /** Whether an admin had a hand in the payee's money. */
  isInvolved(actor: Actor): boolean {
    return (
      this.adjustments.some(
        ({ state, by, decidedBy }) => state === "booked" && (by === actor || decidedBy === actor),
      ) ||
      this.claimAcceptedBy === actor ||
      this.purchaseConfirmedBy === actor ||
      this.imports.some(
        ({ by, requestedBy, appliedBy }) =>
          appliedBy !== null && [by, requestedBy, appliedBy].includes(actor),
      ) ||
      this.couldHaveForged(actor)
    );
  }

  couldHaveForged(actor: Actor): boolean {
    const others = (Object.keys(this.people) as Actor[]).filter((other) => other !== actor);
    const canAnotherDecide = others.some((other) => this.permissionsOf(other).includes("withdrawals.decide"));
    return this.forged.includes(actor) && (canAnotherDecide || this.hasColleague(actor));
  }

  // Withdrawals and orders

  private withdraw(amount: bigint): string {
    if (amount > this.available) refuse("amount_above_available");
    this.available -= amount;
    const required = payouts.requiredApprovals(amount);
    this.withdrawals.push({
      amount,
      state: "requested",
      required,
      approvals: [],
      lastApprovalAt: 0,
      decidedBy: null,
    });
    return "requested";
  }

  sumApproved(actor: Actor | null): bigint {
    const alone = this.withdrawals.filter(
      ({ state, required, approvals }) =>
        required === 1 &&
        (state === "approved" || state === "paid") &&
        (actor === null || approvals.includes(actor)),
    );
    return sumOf(alone.map(({ amount }) => amount));
  }

  sumPaid(actor: Actor | null): bigint {
    const alone = this.withdrawals.filter(
      ({ state, required, approvals, decidedBy }) =>
        required === 1 &&
        state === "paid" &&
        approvals.includes(decidedBy!) &&
        (actor === null || decidedBy === actor),
    );
    return sumOf(alone.map(({ amount }) => amount));
  }

  sumDelivered(actor: Actor | null): bigint {
    const alone = this.orders.filter(
      ({ state, required, decidedBy }) =>
        state === "delivered" && required === 1 && (actor === null || decidedBy === actor),
    );
    return sumOf(alone.map(({ total }) => total));
  }

  private needsSecond(actor: Actor, amount: bigint, sum: (actor: Actor | null) => bigint): boolean {
    const facts = {
      isInvolved: this.isInvolved(actor),
      sumOfMember: sum(null) + this.sumDelivered(null),
      sumOfAdmin: sum(actor) + this.sumDelivered(actor),
      amount,
    };
    return outgoingNeedsSecond(facts, limits) !== null;
  }

  /** Whether a person approved already: each counts once. */
  hasApproved(approvals: Actor[], actor: Actor): boolean {
    return approvals.includes(actor);
  }

  private decideWithdrawal(actor: Actor, event: "approve" | "reject" | "mark-paid" | "fail"): string {
    const from = event === "approve" || event === "reject" ? "requested" : "approved";
    const withdrawal = newest(this.withdrawals, ({ state }) => state === from);
    if (!withdrawal) return nothing;
    this.admit(actor, [from === "requested" ? "withdrawals.decide" : "withdrawals.pay"]);
    if (event === "approve") {
      const needsSecond =
        withdrawal.required === 1 &&
        this.needsSecond(actor, withdrawal.amount, (whose) => this.sumApproved(whose));
      if (this.hasApproved(withdrawal.approvals, actor)) refuse("approval_already_given");
      if (needsSecond) withdrawal.required = 2;
      withdrawal.approvals.push(actor);
      withdrawal.lastApprovalAt = this.at;
      const counted = withdrawal.approvals.filter((one) => this.holds(one, ["withdrawals.decide"]));
      if (counted.length < withdrawal.required) return "requested";
    }
    if (event === "mark-paid" && withdrawal.approvals.every((one) => one === actor))
      if (this.needsSecond(actor, withdrawal.amount, (whose) => this.sumPaid(whose)))
        refuse("payout_needs_other_admin");
    const ends = { approve: "approved", reject: "rejected", "mark-paid": "paid", fail: "failed" } as const;
    withdrawal.state = ends[event];
    withdrawal.decidedBy = actor;
    if (event === "reject" || event === "fail") this.available += withdrawal.amount;
    return withdrawal.state;
  }

  private order(total: bigint): string {
    if (total > this.available) refuse("shop_balance_too_low");
    this.available -= total;
    const ordered = sumOf(
      this.orders
        .filter(({ state }) => state === "placed" || state === "delivered")
        .map((order) => order.total),
    );
    const facts = {
      ordered: ordered + total,
      withdrawn: this.sumApproved(null),
      creditedAlone: this.sumCreditedAlone(),
      remaining: this.available,
    };
    const state = orderWaits(facts, checkout) ? "placed" : "delivered";
    this.orders.push({
      total,
      state,
      required: 1,
      approvals: [],
      lastApprovalAt: 0,
      wasDelivered: state === "delivered",
      decidedBy: null,
    });
    return state;
  }

  private decideOrder(actor: Actor, step: "deliver" | "fail order" | "refund"): string {
    const order = newest(this.orders, ({ state }) => state === (step === "refund" ? "delivered" : "placed"));
    if (!order) return nothing;
    this.admit(actor, ["shop.decide"]);
    if (step === "deliver") {
      const needsSecond =
        order.required === 1 && this.needsSecond(actor, order.total, (whose) => this.sumApproved(whose));
      if (this.hasApproved(order.approvals, actor)) refuse("approval_already_given");
      if (needsSecond) order.required = 2;
      order.approvals.push(actor);
      order.lastApprovalAt = this.at;
      if (order.approvals.filter((one) => this.holds(one, ["shop.decide"])).length < order.required)
        return "placed";
      order.state = "delivered";
      order.wasDelivered = true;
    } else {
      order.state = step === "refund" ? "refunded" : "failed";
      this.available += order.total;
    }
    order.decidedBy = actor;
    return order.state;
  }

  // Settings

  mayApproveProposal({ by }: Proposal, actor: Actor): boolean {
    return by !== actor;
  }

  private propose(by: Actor, area: SettingsArea): string {
    this.admit(by, [permissionToPropose[area]]);
    if (this.proposals[area].some(({ state }) => state === "proposed")) refuse("settings_waiting");
    this.proposals[area].push({ by, state: "proposed" });
    return "proposed";
  }

  private decideProposal(actor: Actor, area: SettingsArea, approves: boolean): string {
    const proposal = newest(this.proposals[area], ({ state }) => state === "proposed");
    if (!proposal) return nothing;
    const permission = permissionToPropose[area];
    this.admit(actor, [permission]);
    if (approves && !this.mayApproveProposal(proposal, actor)) refuse("settings_need_other_admin");
    if (approves && !this.holds(proposal.by, [permission])) refuse("settings_requester_gone");
    proposal.state = approves ? "in force" : "refused";
    return proposal.state;
  }

  // What came of it

  private creditsBy(isBy: (actor: Actor) => boolean): bigint {
    const adjusted = this.adjustments.filter(({ state, by }) => state === "booked" && isBy(by));
    const imported = this.imports.filter(({ appliedBy, by }) => appliedBy !== null && isBy(by));
    const purchases = [this.claimAcceptedBy, this.purchaseConfirmedBy].filter(
      (one) => one !== null && isBy(one),
    );
    return (
      sumOf(adjusted.map(({ amount }) => amount)) +
      sumOf(imported.map(({ credits }) => credits)) +
      purchaseCredit * BigInt(purchases.length)
    );
  }

  get forgedCredits(): bigint {
    return purchaseCredit * BigInt(this.forged.length);
  }

  get dishonestCredits(): bigint {
    return this.creditsBy((actor) => actor !== "honest") + this.forgedCredits;
  }

  get honestCredits(): bigint {
    return this.start.earned + this.creditsBy((actor) => actor === "honest");
  }

  /** Names what the colluders achieved although the honest admin took no part, or returns null. */
  violation(): string | null {
    return this.moneyViolation() ?? this.staffViolation();
  }

  /** A lone founder decides on purchases of their own network: there is nobody else. */
  private get isFounder(): boolean {
    return this.start.honest === "never" && !this.start.accomplice.endsWith("admin");
  }

  private moneyViolation(): string | null {
    const paid = this.withdrawals.filter(({ state }) => state === "paid");
    const delivered = this.orders.filter(({ state }) => state === "delivered");
    const paidSum = sumOf(paid.map(({ amount }) => amount));
    // Whoever has seen a network's secret can forge reports. Orders up to the day's limit don't wait for that.
    const deliveredSum = sumOf(delivered.map(({ total }) => total));
    const spent = deliveredSum > this.forgedCredits ? deliveredSum - this.forgedCredits : 0n;
    if (paidSum + spent > this.honestCredits + (this.isFounder ? this.forgedCredits : 0n))
      return "money that only colluders credited left";
    const isUnseen = ({ approvals, decidedBy }: { approvals: Actor[]; decidedBy: Actor | null }) =>
      decidedBy !== "honest" && !approvals.includes("honest");
    const alone =
      sumOf(paid.filter(isUnseen).map(({ amount }) => amount)) +
      sumOf(delivered.filter(isUnseen).map(({ total }) => total));
    if (alone > limits.withdrawalsOfMember) return "more left than one person lets out in a day";
    const adjusted = this.adjustments.filter(({ state, by }) => state === "booked" && by !== "honest");
    if (sumOf(adjusted.map(({ amount }) => amount)) > limits.adjustmentsOfMember)
      return "more was adjusted than one person may";
    const imported = this.imports.filter(({ appliedBy }) => appliedBy !== null);
    if (sumOf(imported.map(({ credits }) => credits)) > limits.imports)
      return "more was imported than one person may";
    return null;
  }

  private staffViolation(): string | null {
    const { accomplice, honest } = this.people;
    const decides = this.permissionsOf("accomplice").some((one) => isAboutMoney(one));
    if (accomplice.isActive && decides && !accomplice.isRoleNew) return "the accomplice decides on money";
    if (this.start.honest === "active" && !(honest.isActive && honest.role === "admin"))
      return "the honest admin was kept out";
    if (this.start.honest !== "never" && !honest.hasFactor)
      return "the honest admin's second factor was reset";
    for (const proposals of Object.values(this.proposals))
      if (proposals.some(({ state }) => state === "in force")) return "a setting about money changed";
    return null;
  }
}
