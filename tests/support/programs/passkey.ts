import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { z } from "zod";
import type { registrationResponse, authenticationResponse } from "#contract/accounts/passkey-responses.ts";
import type { passkeyOptions } from "#contract/accounts/passkeys.ts";

type Options = z.output<typeof passkeyOptions>;
interface Changes {
  origin?: string;
  /** Whether its owner unlocked it. */
  isVerified?: boolean;
  counter?: number;
  rpId?: string;
  userHandle?: string;
}

const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40];
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** A minimal authenticator: one P-256 key, and responses as a browser encodes them. */
export class TestPasskey {
  readonly id = randomBytes(16).toString("base64url");
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #userHandle = "";

  constructor() {
    this.#keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  /** Responds to the options of a new passkey. */
  make(options: Options, changes: Changes = {}): z.input<typeof registrationResponse> {
    this.#userHandle = (options.user as { id: string }).id;
    const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
    const bytes = (text = "") => Uint8Array.from(Buffer.from(text, "base64url"));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]) as never,
    );
    const rawId = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const authData = Buffer.concat([
      this.#head((options.rp as { id: string }).id, hasCredential, changes),
      ...[Buffer.alloc(16), length, rawId, Buffer.from(key)],
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", Uint8Array.from(authData)],
    ]);
    return {
      ...this.#frame(),
      response: {
        clientDataJSON: clientData("webauthn.create", options.challenge, changes),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Responds to the options of a login or a repeated authentication. */
  use(options: Options, changes: Changes = {}): z.input<typeof authenticationResponse> {
    const authenticatorData = this.#head(options.rpId as string, 0, changes);
    const clientDataJSON = clientData("webauthn.get", options.challenge, changes);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...this.#frame(),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
        userHandle: changes.userHandle ?? this.#userHandle,
      },
    };
  }

  #frame() {
    return { id: this.id, rawId: this.id, type: "public-key" as const, clientExtensionResults: {} };
  }

  #head(rpId: string, flags: number, { rpId: other, isVerified = true, counter = 0 }: Changes): Buffer {
    const head = Buffer.alloc(37);
    sha256(other ?? rpId).copy(head);
    head.writeUInt8(flags | userPresent | (isVerified ? userVerified : 0), 32);
    head.writeUInt32BE(counter, 33);
    return head;
  }
}

function clientData(type: string, challenge: string, { origin = "http://localhost:3000" }: Changes): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}
