/** Minimal messages of a bank. */

interface StatusReport {
  message?: string;
  version?: string;
  group?: string;
  block?: string;
  payments?: { reference: string; status: string; reason?: string }[];
  reason?: string;
}

const reasonOf = (code?: string) => (code ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>` : "");

/** Returns a pain.002 about run `run`. */
export function statusReport(
  run: number,
  { message = `M${run}`, version = "03", group, block, payments = [], reason }: StatusReport,
): string {
  const listed = payments.map(
    (one) => `<TxInfAndSts><OrgnlEndToEndId>${one.reference}</OrgnlEndToEndId><TxSts>${one.status}</TxSts>
      ${reasonOf(one.reason)}</TxInfAndSts>`,
  );
  const hasBlock = block !== undefined || payments.length > 0;
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}"><CstmrPmtStsRpt>
    <GrpHdr><MsgId>${message}</MsgId></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>CL${run}</OrgnlMsgId>${group ? `<GrpSts>${group}</GrpSts>${reasonOf(reason)}` : ""}
    </OrgnlGrpInfAndSts>
    ${hasBlock ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>CL${run}-1</OrgnlPmtInfId>${block ? `<PmtInfSts>${block}</PmtInfSts>${reasonOf(reason)}` : ""}${listed.join("")}</OrgnlPmtInfAndSts>` : ""}
    </CstmrPmtStsRpt></Document>`;
}

interface Entry {
  amount: string;
  isCredit?: boolean;
  isReversal?: boolean;
  status?: string;
  id?: string;
  day?: string;
  currency?: string;
  /** XML of `NtryDtls`. */
  details?: string;
  text?: string;
}

/** Returns an entry of an account. */
export function entry({ amount, isCredit = false, isReversal, status = "BOOK", ...rest }: Entry): string {
  const { id, day = "2030-01-02", currency = "EUR", details = "", text } = rest;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isCredit ? "CRDT" : "DBIT"}</CdtDbtInd>
    ${isReversal ? "<RvslInd>true</RvslInd>" : ""}<Sts>${status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
    ${id ? `<AcctSvcrRef>${id}</AcctSvcrRef>` : ""}${details ? `<NtryDtls>${details}</NtryDtls>` : ""}
    ${text ? `<AddtlNtryInf>${text}</AddtlNtryInf>` : ""}</Ntry>`;
}

/** Returns the details of one payment of an entry. With a `reason`, the payment was returned. */
export function payment(reference: string, amount?: string, reason?: string): string {
  return `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>
    ${amount ? `<Amt Ccy="EUR">${amount}</Amt>` : ""}
    ${reason ? `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>` : ""}</TxDtls>`;
}

/** Returns the text of an entry about a batch. */
export function batch(run: number, count?: number): string {
  return `<Btch><PmtInfId>CL${run}-1</PmtInfId>${count ? `<NbOfTxs>${count}</NbOfTxs>` : ""}</Btch>`;
}

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount.replace("-", "")}</Amt>
    <CdtDbtInd>${amount.startsWith("-") ? "DBIT" : "CRDT"}</CdtDbtInd></Bal>`;

/** Returns a camt.053 with one statement per list of entries. */
export function accountStatement(
  ...statements: {
    number?: number;
    id?: string;
    balances?: [opening: string, closing: string];
    entries: string[];
  }[]
): string {
  const written = statements.map(
    ({ number, id = `S${number ?? 1}`, balances, entries }) => `<Stmt><Id>${id}</Id>
      ${number ? `<ElctrncSeqNb>${number}</ElctrncSeqNb>` : ""}<CreDtTm>2030-01-02T20:00:00Z</CreDtTm>
      <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${balances ? balance("OPBD", balances[0]) + balance("CLBD", balances[1]) : ""}${entries.join("")}</Stmt>`,
  );
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
    ${written.join("")}</BkToCstmrStmt></Document>`;
}
