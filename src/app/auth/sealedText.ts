import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToUtf8, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';

const NONCE_LENGTH = 24;
const KEY_LENGTH = 32;
const VERSION = 'v1.';

/**
 * Encrypts and authenticates a text under a key derived from a salt, with a random nonce. The result is ASCII.
 * The salt is shipped with the app: whoever has the bundle can open what is sealed. It hides, and does not protect.
 * @param purpose keeps apart what is sealed for different uses under one salt
 */
export function sealText(text: string, salt: string, purpose: string): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const sealed = cipher(salt, purpose, nonce).encrypt(utf8ToBytes(text));
  return VERSION + toBase64(Uint8Array.of(...nonce, ...sealed));
}

/** The text that was sealed. Throws when the value was not sealed so, was changed, or has another salt. */
export function openText(sealed: string, salt: string, purpose: string): string {
  if (!sealed.startsWith(VERSION)) throw new Error(`A sealed text begins with "${VERSION}".`);
  const bytes = fromBase64(sealed.slice(VERSION.length));
  return bytesToUtf8(
    cipher(salt, purpose, bytes.slice(0, NONCE_LENGTH)).decrypt(bytes.slice(NONCE_LENGTH)),
  );
}

function cipher(salt: string, purpose: string, nonce: Uint8Array) {
  return xchacha20poly1305(
    hkdf(sha256, utf8ToBytes(salt), undefined, utf8ToBytes(purpose), KEY_LENGTH),
    nonce,
  );
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
