import { runInspection } from "../database/engine/inspection.ts";
import { readStorage } from "../environment.ts";
import { applyOperatorStep, listHolders } from "../modules/staff-requests/operator.ts";

const [step, email, ...words] = process.argv.slice(2);

await runInspection(async ({ database }) => {
  if (step === "list") {
    for (const { email: address, role, status, approverSince, canApprovePaymentsFrom } of await listHolders(
      database,
    )) {
      const wait = canApprovePaymentsFrom
        ? `, decides on money from ${canApprovePaymentsFrom.toISOString()}`
        : "";
      console.log(
        `${address}: ${role}, ${status}${approverSince ? ", counts as a second person" : ""}${wait}`,
      );
    }
    return true;
  }
  const reason = words.join(" ").trim();
  if ((step !== "restore" && step !== "forget") || !email || reason === "") {
    console.error("Say list, restore EMAIL REASON or forget EMAIL REASON.");
    return false;
  }
  const at = new Date();
  const canApprovePaymentsFrom = new Date(
    at.getTime() + readStorage(process.env).ROLE_WAIT_HOURS * 60 * 60 * 1000,
  );
  const isDone = await applyOperatorStep(database, { step, email, reason, at, canApprovePaymentsFrom });
  if (isDone) console.log(`Done: ${step} ${email}. All others who may decide on money are mailed.`);
  else console.error(`Nothing was changed: there is no such account to ${step}.`);
  return isDone;
});
