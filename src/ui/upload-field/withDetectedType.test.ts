import { expect, test } from 'vitest';
import { withDetectedType } from './withDetectedType.ts';

const pictures = 'image/png,image/jpeg,image/webp';
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1];
const png = [0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13];
const webp = [82, 73, 70, 70, 36, 0, 0, 0, 87, 69, 66, 80];
const pdf = [...'%PDF-1.7'].map((character) => character.charCodeAt(0));

test.each([
  [jpeg, 'image/jpg', pictures, 'image/jpeg'],
  [jpeg, 'image/pjpeg', pictures, 'image/jpeg'],
  [jpeg, 'application/octet-stream', pictures, 'image/jpeg'],
  [jpeg, '', pictures, 'image/jpeg'],
  [png, '', pictures, 'image/png'],
  [webp, 'application/octet-stream', pictures, 'image/webp'],
  [pdf, '', `${pictures},application/pdf`, 'application/pdf'],
  [pdf, 'application/x-pdf', pictures, 'application/x-pdf'],
  [[71, 73, 70, 56], 'image/gif', pictures, 'image/gif'],
  [[], '', pictures, ''],
])(
  'R649 the first bytes %j of a file with the type "%s" decide',
  async (bytes, type, accept, detected) => {
    const file = new File([new Uint8Array(bytes)], 'foto.jpg', { type, lastModified: 7 });
    const found = await withDetectedType(file, accept);
    expect([found.type, found.name, found.lastModified]).toEqual([detected, 'foto.jpg', 7]);
    expect([...new Uint8Array(await found.arrayBuffer())]).toEqual(bytes);
  },
);
