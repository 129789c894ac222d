/** Webmail services by the domains of their addresses. */
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

/** Returns the webmail service of an address, or the two most popular ones if its domain is unknown. */
export function mailboxesOf(email: string | null) {
  const domain = email?.slice(email.lastIndexOf("@") + 1).toLowerCase() ?? "";
  const service = services.find(({ domains }) => domains.includes(domain));
  return service ? [service] : services.slice(0, 2);
}
