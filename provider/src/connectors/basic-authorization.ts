/** Returns the header of HTTP Basic authentication. */
export function basicAuthorization(user: string, password: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` };
}
