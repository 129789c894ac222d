import {
  isSensitivePermission,
  permissionsOfBuiltIn,
  withReadPermissions,
  type Permission,
} from "#contract/roles/permissions.ts";
import type { Actor, SettingsArea, StartState } from "./moves.ts";
import { done, newest, nothing, reject } from "./rules.ts";

/** The permissions that the clerk's role gains. */
export const widenedClerkPermissions: Permission[] = withReadPermissions([
  "adjustments.request",
  "adjustments.decide",
  "withdrawals.decide",
  "withdrawals.pay",
  "shop.decide",
]);
export const initialClerkPermissions: Permission[] = withReadPermissions(["tickets.answer"]);
interface Person {
  role: string;
  isActive: boolean;
  /** Whether the person ever had a role with permission to approve roles or payments. */
  couldApprove: boolean;
  couldDecide: boolean;
  /** Whether one person alone assigned the role, so that it doesn't give permission to approve payments yet. */
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
interface Proposal {
  by: Actor;
  state: "proposed" | "in force" | "refused";
}

const permissionToRequest = {
  assign: "roles.write",
  save: "roles.write",
  suspend: "users.suspend",
  restore: "users.suspend",
  reset_factor: "users.factors",
} as const;

const permissionToPropose = { issuer: "invoices.write", payouts: "settings.write" } as const;

/** Models people, their roles, and the requests that wait for a second person. */
export class StaffModel {
  readonly start: StartState;
  readonly people: Record<Actor, Person>;
  clerkPermissions = initialClerkPermissions;
  clerkVersion = 1;
  /** Undecided requests, the oldest first. */
  requests: StaffRequest[] = [];
  readonly proposals: Record<SettingsArea, Proposal[]> = { issuer: [], payouts: [] };

  constructor(start: StartState) {
    this.start = start;
    const person = (role: string, rest: Partial<Person> = {}): Person => ({
      role,
      isActive: true,
      couldApprove: role === "admin",
      couldDecide: role === "admin",
      isRoleNew: false,
      hasFactor: false,
      ...rest,
    });
    const former = { couldApprove: true, couldDecide: true };
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

  permissionsOf(actor: Actor): readonly Permission[] {
    const { role } = this.people[actor];
    return role === "clerk" ? this.clerkPermissions : permissionsOfBuiltIn(role);
  }

  holds(actor: Actor, permissions: readonly Permission[]): boolean {
    return this.people[actor].isActive && permissions.some((one) => this.permissionsOf(actor).includes(one));
  }

  /** Returns whether another person ever could approve, including suspended and former staff. */
  hasColleague(actor: Actor): boolean {
    return Object.entries(this.people).some(([other, { couldApprove }]) => other !== actor && couldApprove);
  }

  isHeldBack(actor: Actor): string | null {
    if (this.people[actor].isRoleNew) return "role_too_new";
    const isUndecided = this.requests.some(
      ({ kind, user, by }) => kind === "suspend" && (user === actor || by === actor),
    );
    return isUndecided ? "suspension_undecided" : null;
  }

  protected admit(actor: Actor, permissions: readonly Permission[], { isHarmless = false } = {}): void {
    if (!this.people[actor].isActive) reject("account_suspended");
    if (!this.holds(actor, permissions)) reject("forbidden");
    const heldBack =
      !isHarmless && permissions.some((one) => isSensitivePermission(one)) ? this.isHeldBack(actor) : null;
    if (heldBack) reject(heldBack);
  }

  protected assertNotStaffOfStaff(actor: Actor, user: Actor): void {
    if (user === actor) reject("own_account");
    if (this.people[user].role !== "member" && this.people[actor].role !== "admin") reject("forbidden");
  }

  couldDecide(actor: Actor): boolean {
    return this.people[actor].couldDecide;
  }

  protected assign(by: Actor, user: Actor, role: string): string {
    this.admit(by, ["roles.write"]);
    this.assertNotStaffOfStaff(by, user);
    const target = this.people[user];
    if (target.role === role) reject("role_unchanged");
    const before = this.permissionsOf(user);
    const gains = permissionsOfBuiltIn(role).some((one) => !before.includes(one));
    if (gains && !target.isActive) reject("role_needs_active_account");
    const grantsSensitivePermission =
      gains && permissionsOfBuiltIn(role).some((one) => isSensitivePermission(one));
    if ((grantsSensitivePermission || this.couldDecide(user)) && this.hasColleague(by))
      return this.request({ kind: "assign", user, role, version: 0, by });
    this.setRole(user, role, grantsSensitivePermission);
    return done;
  }

  protected setRole(user: Actor, role: string, isByOneAdmin: boolean): void {
    const person = this.people[user];
    person.role = role;
    person.isRoleNew = isByOneAdmin;
    this.recordHolders();
  }

  protected recordHolders(): void {
    for (const actor of Object.keys(this.people) as Actor[]) {
      const person = this.people[actor];
      if (this.permissionsOf(actor).includes("roles.write")) person.couldApprove = true;
      if (this.permissionsOf(actor).some((one) => isSensitivePermission(one))) person.couldDecide = true;
    }
  }

  protected request(request: StaffRequest): string {
    const isSame = (other: StaffRequest) =>
      other.kind === request.kind &&
      (request.kind === "save" ? other.role === request.role : other.user === request.user);
    this.requests = [...this.requests.filter((other) => !isSame(other)), request];
    return "requested";
  }

  protected act(by: Actor, user: Actor, step: "suspend" | "restore" | "reset_factor"): string {
    this.admit(by, [permissionToRequest[step]]);
    this.assertNotStaffOfStaff(by, user);
    this.assertHasEffect(user, step);
    if (this.couldDecide(user) && this.hasColleague(by))
      return this.request({ kind: step, user, role: null, version: 0, by });
    this.applyStep(user, step);
    return done;
  }

  protected assertHasEffect(user: Actor, step: "suspend" | "restore" | "reset_factor"): void {
    const { isActive, hasFactor } = this.people[user];
    if (step === "suspend" && !isActive) reject("user_already_suspended");
    if (step === "restore" && isActive) reject("user_not_suspended");
    if (step === "reset_factor" && !hasFactor) reject("second_factor_off");
  }

  protected applyStep(user: Actor, step: "suspend" | "restore" | "reset_factor"): void {
    if (step === "reset_factor") this.people[user].hasFactor = false;
    else this.people[user].isActive = step === "restore";
  }

  protected widen(by: Actor): string {
    this.admit(by, ["roles.write"]);
    const grantsSensitivePermission = widenedClerkPermissions.some(
      (one) => !this.clerkPermissions.includes(one),
    );
    if (grantsSensitivePermission && this.hasColleague(by))
      return this.request({ kind: "save", user: null, role: "clerk", version: this.clerkVersion, by });
    this.saveClerk();
    if (grantsSensitivePermission)
      for (const person of Object.values(this.people)) if (person.role === "clerk") person.isRoleNew = true;
    return done;
  }

  protected saveClerk(): void {
    this.clerkPermissions = widenedClerkPermissions;
    this.clerkVersion += 1;
    this.recordHolders();
  }

  protected pickRequest(pick: "newest" | "oldest"): StaffRequest | undefined {
    return pick === "newest" ? this.requests.at(-1) : this.requests[0];
  }

  /** Returns why a person may not approve a request; undefined if they may. */
  findApprovalError({ by, user }: StaffRequest, actor: Actor): string | null {
    if (by === actor) return "role_needs_other_admin";
    return user === actor ? "own_account" : null;
  }

  protected approveRequest(actor: Actor, request: StaffRequest | undefined): string {
    if (!request) return nothing;
    this.admit(actor, ["roles.write"]);
    if (!this.holds(request.by, [permissionToRequest[request.kind]])) reject("role_request_gone");
    const reason = this.findApprovalError(request, actor);
    if (reason) reject(reason);
    const { kind, user } = request;
    if (kind === "save") {
      if (request.version !== this.clerkVersion) reject("role_changed");
      this.saveClerk();
    } else if (kind === "assign") {
      const gains = permissionsOfBuiltIn(request.role!).some(
        (one) => !this.permissionsOf(user!).includes(one),
      );
      if (gains && !this.people[user!].isActive) reject("role_needs_active_account");
      this.setRole(user!, request.role!, false);
    } else {
      this.assertHasEffect(user!, kind);
      this.applyStep(user!, kind);
    }
    this.requests = this.requests.filter((other) => other !== request);
    return done;
  }

  protected rejectRequest(actor: Actor, request: StaffRequest | undefined): string {
    if (!request) return nothing;
    this.admit(actor, ["roles.write", "users.suspend", "users.factors"], { isHarmless: true });
    if (request.user === actor) reject("own_account");
    if (request.by !== actor && !this.holds(actor, ["roles.write"])) reject("forbidden");
    this.requests = this.requests.filter((other) => other !== request);
    return done;
  }

  mayApproveProposal({ by }: Proposal, actor: Actor): boolean {
    return by !== actor;
  }

  protected propose(by: Actor, area: SettingsArea): string {
    this.admit(by, [permissionToPropose[area]]);
    if (this.proposals[area].some(({ state }) => state === "proposed")) reject("settings_waiting");
    this.proposals[area].push({ by, state: "proposed" });
    return "proposed";
  }

  protected decideProposal(actor: Actor, area: SettingsArea, approves: boolean): string {
    const proposal = newest(this.proposals[area], ({ state }) => state === "proposed");
    if (!proposal) return nothing;
    const permission = permissionToPropose[area];
    this.admit(actor, [permission]);
    if (approves && !this.mayApproveProposal(proposal, actor)) reject("settings_need_other_admin");
    if (approves && !this.holds(proposal.by, [permission])) reject("settings_requester_gone");
    proposal.state = approves ? "in force" : "refused";
    return proposal.state;
  }
}
