import { expect, test } from "vitest";
import { readEnvironment } from "#provider/environment.ts";

const secret = "0123456789abcdef0123456789abcdef";
const needed = { TOKEN_SECRET: secret, INTERNAL_KEY: secret, PAYOUT_KEY: secret };
const read = (variables: Record<string, string>) => readEnvironment({ ...needed, ...variables });

test("has defaults", () => {
  expect(read({})).toMatchObject({
    HOST: "127.0.0.1",
    PROVIDER_PORT: 4000,
    PUBLIC_ORIGIN: ["http://localhost:3000"],
    DATA_DIR: ".data",
    SEED: "none",
    CURRENCY: "USD",
    TIME_ZONE: "UTC",
    TRUST_PROXY: false,
    LOG_LEVEL: "info",
  });
});

test("treats an empty variable as unset", () => {
  expect(read({ PROVIDER_PORT: "", DATABASE_URL: "" })).toMatchObject({ PROVIDER_PORT: 4000 });
});

test("PUBLIC_ORIGIN is a list of origins, paths cut off", () => {
  expect(read({ PUBLIC_ORIGIN: "https://a.example/x, http://localhost:3000" }).PUBLIC_ORIGIN).toEqual([
    "https://a.example",
    "http://localhost:3000",
  ]);
});

test.each([
  ["false", false],
  ["0", false],
  ["true", 1],
  ["2", 2],
  ["10.0.0.0/8, loopback", "10.0.0.0/8, loopback"],
])("TRUST_PROXY %s", (text, setting) => {
  expect(read({ TRUST_PROXY: text }).TRUST_PROXY).toBe(setting);
});

test.each([
  [{ PROVIDER_PORT: "abc" }, "PROVIDER_PORT must be a whole number from 0 to 65535"],
  [{ PROVIDER_PORT: "65536" }, "PROVIDER_PORT must be a whole number from 0 to 65535"],
  [{ REQUESTS_PER_MINUTE: "-1" }, "REQUESTS_PER_MINUTE must be a whole number from 0 to 1000000000"],
  [{ PUBLIC_ORIGIN: "localhost:3000" }, "PUBLIC_ORIGIN must be like https://host"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be like postgres://user@host:5432/name"],
  [{ REDIS_URL: "http://x" }, "REDIS_URL must be like redis://host:6379"],
  [{ SEED: "all" }, "SEED must be demo or none"],
  [{ CURRENCY: "dollar" }, "CURRENCY must be a currency code like USD"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY must be true, a number of proxies or a list of their addresses"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be a level like info"],
  [{ TOKEN_SECRET: "short" }, "TOKEN_SECRET needs at least 32 characters"],
  [{ PAYOUT_KEY: "" }, "PAYOUT_KEY is missing"],
])("names a wrong variable: %o", (variables, sentence) => {
  expect(() => read(variables)).toThrow(`Wrong configuration: ${sentence}.`);
});

test("mails are kept as files by default, from the public host", () => {
  expect(read({ PUBLIC_ORIGIN: "https://cash.example" })).toMatchObject({
    MAIL_FROM: "Cashlane <no-reply@cash.example>",
    PROVIDER_PUBLIC_ORIGIN: "http://localhost:4000",
  });
  expect(read({}).SMTP_URL).toBeUndefined();
  const mailVariables = {
    SMTP_URL: "smtps://me:pass@mail.example:465",
    MAIL_FROM: "Cash <hello@cash.example>",
  };
  expect(read(mailVariables)).toMatchObject(mailVariables);
});

test.each([
  ["SMTP_URL", "mail.example:25", "SMTP_URL must be like smtp://user:password@host:587"],
  ["SMTP_URL", "https://mail.example", "SMTP_URL must be like smtp://user:password@host:587"],
  ["MAIL_FROM", "nobody", "MAIL_FROM must be like Cashlane <no-reply@host>"],
  ["MAIL_FROM", "A <a@b.example>\r\nBcc: c@d.example", "MAIL_FROM must be like Cashlane <no-reply@host>"],
])("names a wrong %s: %s", (name, value, text) => {
  expect(() => read({ [name]: value })).toThrow(text);
});

test("OPENID_PROVIDERS is a list of services, empty by default", () => {
  const entry = {
    key: "club",
    name: "Club",
    issuer: "https://club.example",
    clientId: "us",
    clientSecret: "secret",
  };
  expect(read({}).OPENID_PROVIDERS).toEqual([]);
  expect(read({ OPENID_PROVIDERS: JSON.stringify([entry]) }).OPENID_PROVIDERS).toEqual([entry]);
  const local = { ...entry, issuer: "http://localhost:5000" };
  expect(read({ OPENID_PROVIDERS: JSON.stringify([local]) }).OPENID_PROVIDERS).toEqual([local]);
  const readProviders = (list: unknown) => () => read({ OPENID_PROVIDERS: JSON.stringify(list) });
  expect(() => read({ OPENID_PROVIDERS: "club:secret" })).toThrow("OPENID_PROVIDERS must be a JSON list");
  expect(() => read({ OPENID_PROVIDERS: "club:secret" })).not.toThrow("secret");
  expect(readProviders({})).toThrow("OPENID_PROVIDERS must be a JSON list");
  expect(readProviders([{ ...entry, issuer: "http://club.example" }])).toThrow(
    "has an issuer that is not https",
  );
  expect(readProviders([{ ...entry, issuer: "club" }])).toThrow("has an issuer that is no address");
  expect(readProviders([{ ...entry, key: "The Club" }])).toThrow(
    "has a key that is not made of a-z, 0-9 and -",
  );
  expect(readProviders([{ ...entry, clientSecret: undefined }])).toThrow("has an entry without clientSecret");
  expect(readProviders([entry, entry])).toThrow("has two entries with the same key");
  const twin = { ...entry, key: "twin", issuer: `${entry.issuer}/` };
  expect(readProviders([entry, twin])).toThrow("has two entries with the same issuer");
  const six = [1, 2, 3, 4, 5, 6].map((count) => ({
    ...entry,
    key: `club-${count}`,
    issuer: `https://club-${count}.example`,
  }));
  expect(readProviders(six)).toThrow("has more than 5 entries");
});
