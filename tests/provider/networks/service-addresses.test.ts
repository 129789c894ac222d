import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { beginServiceLogin } from "#contract/accounts/connected-services.ts";
import { startTestProvider } from "../../support/programs/provider.ts";

test.each(["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"])(
  "S31 doesn't contact a service at %s unless the operator allowed it",
  async (host) => {
    let connections = 0;
    const server = createServer().on("connection", (socket) => {
      connections += 1;
      socket.destroy();
    });
    await once(server.listen(0, "::"), "listening");
    const { port } = server.address() as AddressInfo;
    const connectionsWith = async (rest: object) => {
      const issuer = `https://${host}:${port}`;
      const service = { key: "club", name: "Club", issuer, clientId: "us", clientSecret: "secret", ...rest };
      const environment = { OPENID_PROVIDERS: JSON.stringify([service]) };
      const provider = await startTestProvider({ environment });
      const rejection = await provider.call(beginServiceLogin, { body: { service: "club" } });
      expect(rejection).toMatchObject({ status: 422, body: { key: "service_silent" } });
      await provider.close();
      return connections;
    };
    expect(await connectionsWith({})).toBe(0);
    expect(await connectionsWith({ allowPrivate: true })).toBeGreaterThan(0);
    server.close();
  },
);
