import { toMajorUnits } from "#contract/money/minor-units.ts";
import { sepaSpelling } from "#contract/text/input/account-holder.ts";
import type { FileInput, OperatorAccount, Payment } from "../rail.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

/** The differences between banks' requirements. */
interface BankProfile {
  version: "pain.001.001.09" | "pain.001.001.03";
  /** Whether the group header contains the sum of all amounts. The German DK's format leaves it out. */
  hasGroupSum: boolean;
  /** Whether `ä` is written as `ae` instead of `a`. */
  hasUmlautE: boolean;
}

const profiles: Record<string, BankProfile> = {
  epc: { version: "pain.001.001.09", hasGroupSum: true, hasUmlautE: false },
  dk: { version: "pain.001.001.09", hasGroupSum: false, hasUmlautE: true },
  epc_2009: { version: "pain.001.001.03", hasGroupSum: true, hasUmlautE: false },
};

/**
 * Writes a customer credit transfer initiation: one payment block in euros with shared costs, without
 * addresses, and with the withdrawal's reference as end-to-end id. Members' banks are left out, because their
 * IBANs identify them.
 */
export function writePain001({
  number,
  profile: name,
  currency,
  at,
  executionDay,
  account,
  payments,
}: FileInput): string {
  const profile = profiles[name];
  if (!profile || !account || !executionDay)
    throw new Error("A SEPA file needs a profile, an account and a day");
  const isNew = profile.version === "pain.001.001.09";
  const id = `CL${number}`;
  const count = textElement("NbOfTxs", String(payments.length));
  const total = payments.reduce((sum, { net }) => sum + net, 0n);
  const sum = textElement("CtrlSum", toMajorUnits(total, currency));
  const operator = textElement("Nm", nameOf(account.name, profile));
  const group = element(
    "GrpHdr",
    textElement("MsgId", id),
    textElement("CreDtTm", `${at.toISOString().slice(0, 19)}Z`),
    count,
    profile.hasGroupSum ? sum : "",
    element("InitgPty", operator),
  );
  const block = element(
    "PmtInf",
    textElement("PmtInfId", `${id}-1`),
    textElement("PmtMtd", "TRF"),
    count,
    sum,
    element("PmtTpInf", element("SvcLvl", textElement("Cd", "SEPA"))),
    isNew
      ? element("ReqdExctnDt", textElement("Dt", executionDay))
      : textElement("ReqdExctnDt", executionDay),
    element("Dbtr", operator),
    element("DbtrAcct", element("Id", textElement("IBAN", account.iban))),
    bankOf(account, isNew ? "BICFI" : "BIC"),
    textElement("ChrgBr", "SLEV"),
    ...payments.map((payment) => paymentOf(payment, currency, profile)),
  );
  return xmlDocument(
    `urn:iso:std:iso:20022:tech:xsd:${profile.version}`,
    element("CstmrCdtTrfInitn", group, block),
  );
}

function bankOf({ bic }: OperatorAccount, bicName: string): string {
  const bank = bic === "" ? element("Othr", textElement("Id", "NOTPROVIDED")) : textElement(bicName, bic);
  return element("DbtrAgt", element("FinInstnId", bank));
}

function paymentOf({ reference, net, details }: Payment, currency: string, profile: BankProfile): string {
  if (details.kind !== "bank_transfer") throw new Error(`${reference} has no bank account`);
  return element(
    "CdtTrfTxInf",
    element("PmtId", textElement("EndToEndId", reference)),
    element("Amt", textElement("InstdAmt", toMajorUnits(net, currency), { Ccy: currency })),
    element("Cdtr", textElement("Nm", nameOf(details.holder, profile))),
    element("CdtrAcct", element("Id", textElement("IBAN", details.iban))),
    element("RmtInf", textElement("Ustrd", `Cash back ${reference}`)),
  );
}

/** Returns a name in the characters of SEPA payments, at most 70 of them. */
function nameOf(name: string, { hasUmlautE }: BankProfile): string {
  const spelled = hasUmlautE
    ? name.normalize("NFC").replace(/[äöüÄÖÜ]/g, (umlaut) => `${umlaut.normalize("NFD")[0]!}e`)
    : name;
  return sepaSpelling(spelled)
    .replace(/[^A-Za-z0-9/?:().,'+ -]+/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, 70)
    .trim();
}
