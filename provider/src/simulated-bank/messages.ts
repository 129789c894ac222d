import { stringify } from "csv-stringify/sync";
import { element, textElement, xmlDocument } from "../modules/payout-runs/rails/sepa/xml.ts";

/** A payment in a file, as the bank reads it. The amount is the text in the file. */
export interface BankPayment {
  reference: string;
  amount: string;
  currency: string;
}

interface RejectedPayment extends BankPayment {
  code: string;
}

const reasonElement = (code: string) => element("StsRsnInf", element("Rsn", textElement("Cd", code)));

/** Writes a status report (pain.002) about a whole file, or about some of its payments. */
export function statusReport(
  id: string,
  message: string,
  { group, rejected = [] }: { group?: { status: string; code?: string }; rejected?: RejectedPayment[] },
): string {
  const payments = rejected.map(({ reference, code }) =>
    element(
      "TxInfAndSts",
      textElement("OrgnlEndToEndId", reference),
      textElement("TxSts", "RJCT"),
      reasonElement(code),
    ),
  );
  const blocks =
    payments.length === 0
      ? ""
      : element("OrgnlPmtInfAndSts", textElement("OrgnlPmtInfId", `${message}-1`), ...payments);
  return xmlDocument(
    "urn:iso:std:iso:20022:tech:xsd:pain.002.001.10",
    element(
      "CstmrPmtStsRpt",
      element("GrpHdr", textElement("MsgId", id)),
      element(
        "OrgnlGrpInfAndSts",
        textElement("OrgnlMsgId", message),
        group ? textElement("GrpSts", group.status) : "",
        group?.code ? reasonElement(group.code) : "",
      ),
      blocks,
    ),
  );
}

export interface Movement {
  id: string;
  amount: string;
  currency: string;
  day: string;
  /**
   * The payments that the movement consists of, each with the reason if it was returned; empty for a batch
   * without details.
   */
  payments: (BankPayment & { returned?: string })[];
  isCredit?: boolean;
  /** The id of the payout run's message, for a batch. */
  message?: string;
}

/** Writes an account statement (camt.053). */
export function accountStatement(id: string, account: string, movements: Movement[]): string {
  return xmlDocument(
    "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08",
    element(
      "BkToCstmrStmt",
      element(
        "Stmt",
        textElement("Id", id),
        element(
          "Acct",
          element(
            "Id",
            /^[A-Z]{2}/.test(account)
              ? textElement("IBAN", account)
              : element("Othr", textElement("Id", account)),
          ),
        ),
        ...movements.map(entryOf),
      ),
    ),
  );
}

function entryOf({ id, amount, currency, day, payments, isCredit = false, message }: Movement): string {
  const details = payments.map((payment) =>
    element(
      "TxDtls",
      element("Refs", textElement("EndToEndId", payment.reference)),
      textElement("Amt", payment.amount, { Ccy: payment.currency }),
      payment.returned ? element("RtrInf", element("Rsn", textElement("Cd", payment.returned))) : "",
    ),
  );
  const batch = message === undefined ? "" : element("Btch", textElement("PmtInfId", `${message}-1`));
  return element(
    "Ntry",
    textElement("Amt", amount, { Ccy: currency }),
    textElement("CdtDbtInd", isCredit ? "CRDT" : "DBIT"),
    element("Sts", textElement("Cd", "BOOK")),
    element("BookgDt", textElement("Dt", day)),
    textElement("AcctSvcrRef", id),
    element("NtryDtls", batch, ...details),
  );
}

/** Writes the results of a payment service as CSV. */
export function resultsFile(rows: (BankPayment & { id: string; status: string; code?: string })[]): string {
  return stringify([
    ["Transaction ID", "Payment reference", "Status", "Source amount", "Source currency", "Error name"],
    ...rows.map(({ id, reference, status, amount, currency, code = "" }) => [
      id,
      reference,
      status,
      amount,
      currency,
      code,
    ]),
  ]);
}
