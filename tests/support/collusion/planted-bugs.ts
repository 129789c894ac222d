import type { ForgedCredit } from "./credit-model.ts";
import { CollusionModel } from "./model.ts";
import type { Actor } from "./moves.ts";

/** Models with a rule that was or could be wrong. The search has to find an attack on each. */
export const plantedBugs: Record<string, typeof CollusionModel> = {
  "only active colleagues count": class extends CollusionModel {
    override hasColleague(actor: Actor): boolean {
      return Object.entries(this.people).some(
        ([other, { isActive, role }]) => other !== actor && isActive && role === "admin",
      );
    }
  },
  "a role given by one person decides at once": class extends CollusionModel {
    override isHeldBack(): null {
      return null;
    }
  },
  "whoever requests a staff change may approve it": class extends CollusionModel {
    override findApprovalError(): null {
      return null;
    }
  },
  "former staff may be changed by one person": class extends CollusionModel {
    override couldDecide(actor: Actor): boolean {
      return this.people[actor].isActive && super.couldDecide(actor);
    }
  },
  "whoever creates an adjustment may decide it": class extends CollusionModel {
    override mayDecideAdjustment(): boolean {
      return true;
    }
  },
  "whoever proposes a setting may approve it": class extends CollusionModel {
    override mayApproveProposal(): boolean {
      return true;
    }
  },
  "one admin's two approvals count twice": class extends CollusionModel {
    override hasApproved(): boolean {
      return false;
    }
  },
  "adjusting a balance is no involvement": class extends CollusionModel {
    override isInvolved(actor: Actor): boolean {
      return this.couldHaveForged(actor) || this.claimAcceptedBy === actor;
    }
  },
  "making a network's secret is no involvement": class extends CollusionModel {
    override couldHaveForged(): boolean {
      return false;
    }
  },
  "orders are left out of the day's sum": class extends CollusionModel {
    override sumDelivered(): bigint {
      return 0n;
    }
  },
  "withdrawals are left out of the day's sum": class extends CollusionModel {
    override sumApproved(): bigint {
      return 0n;
    }
  },
  "orders spend what one admin credited": class extends CollusionModel {
    override sumSingleAdminCredits(): bigint {
      return 0n;
    }
  },
  "orders spend what a forged report credited": class extends CollusionModel {
    override waits(forged: ForgedCredit | undefined): boolean {
      return forged === undefined;
    }
  },
  "whoever set a network up proves its payment": class extends CollusionModel {
    override hasSeenPayment({ payment }: ForgedCredit): boolean {
      return payment !== null;
    }
  },
  "a second admin's part in a set-up clears the first's": class extends CollusionModel {
    override waits(forged: ForgedCredit | undefined): boolean {
      return forged === undefined || (forged.makers.length === 1 && super.waits(forged));
    }
  },
  "imports of a day are not added up": class extends CollusionModel {
    override sumImported(): bigint {
      return 0n;
    }
  },
};
