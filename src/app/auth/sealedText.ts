import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToUtf8, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';

const NONCE_LENGTH = 24;
const KEY_LENGTH = 32;
const VERSION = 'v1.';

/**
 * Encrypts and authenticates a text with a random nonce and a key derived from a salt. The result
 * is ASCII. The salt is part of the bundle, so this only obscures the text and does not protect it.
 * @param purpose separates the keys of different uses of one salt
 */
export function sealText(text: string, salt: string, purpose: string): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const sealed = cipher(salt, purpose, nonce).encrypt(utf8ToBytes(text));
  return VERSION + toBase64(Uint8Array.of(...nonce, ...sealed));
}

/** Decrypts a sealed text. Throws if it is malformed or was changed. */
export function openText(sealed: string, salt: string, purpose: string): string {
  if (!sealed.startsWith(VERSION)) throw new Error(`A sealed text must start with "${VERSION}".`);
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
