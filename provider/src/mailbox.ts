/**
 * A mail service that delivers several spellings of an address to one mailbox: equivalent domains and ignored
 * characters.
 */
interface MailService {
  domains: RegExp;
  /** The domain that replaces all equivalent domains. */
  domain?: string;
  /** Ignored characters of the local part. */
  ignored?: RegExp;
  /** The characters that start a tag, besides `+`. */
  tag?: string;
}

// Taken from the services' own documentation.
const services: MailService[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, domain: "gmail.com", ignored: /\./g },
  { domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/, domain: "proton.me", ignored: /[._-]/g },
  { domains: /^(?:icloud|me|mac)\.com$/, domain: "icloud.com" },
  { domains: /^(?:ya\.ru|yandex\.(?:ru|com|by|kz|ua))$/, domain: "yandex.ru", ignored: /[.-]/g },
  { domains: /^(?:yahoo\.(?:[a-z]{2,3}|com?\.[a-z]{2})|ymail\.com)$/, tag: "-" },
];

const fastmailSubdomain = /^[^@]*@([^.@]+)\.(fastmail\.(?:com|fm))$/;

/**
 * Returns an address's mailbox: the same text for every spelling of the address. Removes the tag
 * (`anna+shop@…`), converts to lower case and normal width, and applies the rules of well-known services. For
 * example, dots are ignored at gmail.com, and googlemail.com is the same as gmail.com. Only for comparing
 * people: mail is sent to the address as the user entered it.
 */
export function mailboxOf(address: string): string {
  const normalized = address.normalize("NFKC").trim().toLowerCase();
  // Fastmail delivers anything@anna.fastmail.com to anna@fastmail.com.
  const [, user, fastmail] = fastmailSubdomain.exec(normalized) ?? [];
  const canonical = user === undefined ? normalized : `${user}@${fastmail}`;
  const at = canonical.lastIndexOf("@");
  const [local, domain] = [canonical.slice(0, at), canonical.slice(at + 1)];
  const service = services.find(({ domains }) => domains.test(domain));
  const untagged = [...(service?.tag ?? ""), "+"].reduce((name, tag) => name.split(tag, 1)[0] || name, local);
  const name = untagged.replace(service?.ignored ?? /$^/, "") || untagged;
  return `${name}@${service?.domain ?? domain}`;
}
