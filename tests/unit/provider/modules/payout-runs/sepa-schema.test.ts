import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { expect, test } from "vitest";
import { railOf } from "#provider/modules/payout-runs/rails/rails.ts";

/**
 * The elements our files use, with the order and limits defined by ISO 20022 and the EPC. Written for this test,
 * because the official schemas may not be copied. `version` is the version of `pain.001.001`.
 */
function schemaOf(version: "03" | "09"): string {
  const requiredElement = (name: string, type: string) => `<xs:element name="${name}" type="${type}"/>`;
  const optionalElement = (name: string, type: string) =>
    `<xs:element name="${name}" type="${type}" minOccurs="0"/>`;
  const group = (name: string, content: string) =>
    `<xs:element name="${name}"><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>`;
  const text = (name: string, pattern: string) =>
    `<xs:simpleType name="${name}"><xs:restriction base="xs:string"><xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType>`;
  const latin = "[A-Za-z0-9/?:().,'+ \\-]";
  const iban = group("Id", requiredElement("IBAN", "Iban"));
  const bank = `<xs:choice>${requiredElement(version === "09" ? "BICFI" : "BIC", "Bic")}${group("Othr", requiredElement("Id", "NotProvided"))}</xs:choice>`;
  const amount = `<xs:element name="InstdAmt"><xs:complexType><xs:simpleContent><xs:extension base="Amount">
    <xs:attribute name="Ccy" use="required" fixed="EUR"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>`;
  const payment = [
    group("PmtId", requiredElement("EndToEndId", "Id35")),
    group("Amt", amount),
    group("Cdtr", requiredElement("Nm", "Name70")),
    group("CdtrAcct", iban),
    group("RmtInf", requiredElement("Ustrd", "Text140")),
  ].join("");
  const block = [
    requiredElement("PmtInfId", "Id35"),
    requiredElement("PmtMtd", "Transfer"),
    requiredElement("NbOfTxs", "Count"),
    requiredElement("CtrlSum", "Amount"),
    group("PmtTpInf", group("SvcLvl", requiredElement("Cd", "Sepa"))),
    version === "09"
      ? group("ReqdExctnDt", requiredElement("Dt", "xs:date"))
      : requiredElement("ReqdExctnDt", "xs:date"),
    group("Dbtr", requiredElement("Nm", "Name70")),
    group("DbtrAcct", iban),
    group("DbtrAgt", group("FinInstnId", bank)),
    requiredElement("ChrgBr", "Shared"),
    group("CdtTrfTxInf", payment).replace(">", ' maxOccurs="unbounded">'),
  ].join("");
  const header = [
    requiredElement("MsgId", "Id35"),
    requiredElement("CreDtTm", "xs:dateTime"),
    requiredElement("NbOfTxs", "Count"),
    optionalElement("CtrlSum", "Amount"),
    group("InitgPty", requiredElement("Nm", "Name70")),
  ].join("");
  const namespace = `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`;
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" targetNamespace="${namespace}" elementFormDefault="qualified">
    ${text("Id35", "[A-Za-z0-9?:().,'+ \\-]([A-Za-z0-9/?:().,'+ \\-]{0,33}[A-Za-z0-9?:().,'+ \\-])?")}
    ${text("Name70", `${latin}{1,70}`)} ${text("Text140", `${latin}{1,140}`)}
    ${text("Iban", "[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}")} ${text("Bic", "[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?")}
    ${text("Count", "[1-9][0-9]{0,14}")} ${text("Amount", "(0|[1-9][0-9]{0,14})\\.[0-9]{2}")}
    ${text("Transfer", "TRF")} ${text("Sepa", "SEPA")} ${text("Shared", "SLEV")} ${text("NotProvided", "NOTPROVIDED")}
    ${group("Document", group("CstmrCdtTrfInitn", group("GrpHdr", header) + group("PmtInf", block)))}
  </xs:schema>`;
}

const account = {
  name: "Müller & Söhne GmbH",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  ach: null,
};
const payments = [4_900n, 1n, 99_999_999_999n].map((net, index) => ({
  reference: `WD-0000000${index}`,
  net,
  details: {
    kind: "bank_transfer",
    holder: "Zoë D’Arc-Łukasz & Co",
    iban: "FR1420041010050500013M02606",
  } as const,
}));
const input = {
  id: "0b6e2f7e-54a5-4c2f-9a53-1a4f1f0f2c11",
  number: 12,
  currency: "EUR",
  at: new Date("2026-11-27T20:15:00Z"),
  executionDay: "2026-11-30",
  account,
  payments,
};

/** Returns the error message for a file, or `null` if it is valid. */
function problemOf(xml: string, version: "03" | "09"): string | null {
  const schema = XmlDocument.fromString(schemaOf(version));
  const validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    for (const one of [document, validator, schema]) one.dispose();
  }
}

test.each([
  ["epc", "09"],
  ["dk", "09"],
  ["epc_2009", "03"],
] as const)("a file of the profile %s has the elements of its schema in their order", (profile, version) => {
  expect(problemOf(railOf.sepa.write({ ...input, profile }), version)).toBeNull();
});

test("a file without the operator's BIC is valid", () => {
  const xml = railOf.sepa.write({ ...input, profile: "epc", account: { ...account, bic: "" } });
  expect(problemOf(xml, "09")).toBeNull();
});

test.each([
  ["without a sum of its block", /<CtrlSum>[^<]*<\/CtrlSum><PmtTpInf>/, "<PmtTpInf>"],
  ["in another currency", 'Ccy="EUR"', 'Ccy="USD"'],
  ["with an amount of three decimals", ">49.00<", ">49.000<"],
  ["with characters of another script", "<Nm>Zoe", "<Nm>Ζoe"],
])("a file %s isn't valid", (_, found, replacement) => {
  const xml = railOf.sepa.write({ ...input, profile: "epc" });
  const changed = xml.replace(found, replacement);
  expect(changed).not.toBe(xml);
  expect(problemOf(changed, "09")).not.toBeNull();
});
