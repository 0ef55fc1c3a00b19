/**
 * Personal text travels sealed to the server's key. A call declares which fields of its body do: they are left out of
 * the body and travel as JSON in the one field `sealed`, which is made of three parts with a dot between them:
 * the id of the server's key, a fresh AES-256 key wrapped with RSA-OAEP-SHA-256, and AES-256-GCM of the JSON, which is
 * the initialisation vector of 12 bytes, the ciphertext and the tag of 16 bytes. The last two parts are base64url.
 */
export const sealedField = 'sealed';

/** The modulus of the key in base64url; its exponent is 65537. The first 16 hex digits of its SHA-256 are its id. */
export type TextKey = string;

export type SealedFor = { keyId: string; path: string; personId: string; requestId: string };

/** The tag covers this too, so that what was sealed for one submission opens in no other. */
export function sealedFor({ keyId, path, personId, requestId }: SealedFor): string {
  return [keyId, path, personId, requestId].join('\n');
}
