/** Web mail by the domain of an address. */
const services = [
  { name: "Gmail", address: "https://mail.google.com/", domains: ["gmail.com", "googlemail.com"] },
  {
    name: "Outlook",
    address: "https://outlook.live.com/mail/",
    domains: ["outlook.com", "hotmail.com", "live.com", "outlook.fr", "hotmail.fr"],
  },
  { name: "Yahoo Mail", address: "https://mail.yahoo.com/", domains: ["yahoo.com", "yahoo.fr"] },
  { name: "iCloud Mail", address: "https://www.icloud.com/mail", domains: ["icloud.com", "me.com"] },
];

/** Returns the web mail of an address; undefined if we don't know one. */
export function mailboxOf(email: string) {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return services.find(({ domains }) => domains.includes(domain));
}
