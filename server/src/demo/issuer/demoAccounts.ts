import type { Role } from '../../data/db/schema/roles.ts';

/** A fictional account of the embedded identity provider. */
export interface DemoAccount {
  /** Also the `username` of the user. */
  sub: string;
  name: string;
  email: string | null;
  gender: 'female' | 'male';
  /** Path below the public address. */
  picture: string;
  /** The user in the demo data: a member gets a discount, a disabled user cannot sign in. */
  status: 'ordinary' | 'member' | 'disabled';
  /** The role of a member of staff; undefined for customers. */
  staff?: DemoRole;
}

/** A role, with the demo florist or the demo funeral house that it is limited to. */
export type DemoRole =
  | { role: Exclude<Role, 'florist' | 'house'> }
  | { role: 'florist'; floristId: number }
  | { role: 'house'; funeralHouseId: number };

/** The demo accounts in display order. */
export const demoAccounts: readonly DemoAccount[] = [
  account('ratna', 'Ratna Kusumawardani', 'female', 'ordinary'),
  account('budi', 'Budi Santoso', 'male', 'member'),
  account('meilani', 'Meilani Gunawan', 'female', 'ordinary'),
  account('yohanes', 'Yohanes Adi Nugroho', 'male', 'ordinary'),
  account('siti', 'Siti Nurhaliza Rahmawati', 'female', 'member'),
  account('wayan', 'I Wayan Sudarma', 'male', 'ordinary'),
  { ...account('hendra', 'Hendra Tanoto', 'male', 'ordinary'), email: null },
  account('agus', 'Agus Prasetyo', 'male', 'disabled'),
  staff('fina', 'Fina Handayani', 'female', { role: 'finance' }),
  staff('rizal', 'Rizal Mahendra', 'male', { role: 'reviewer' }),
  staff('sekar', 'Sekar Ayu', 'female', { role: 'florist', floristId: 1 }),
  staff('gita', 'Gita Melati', 'female', { role: 'house', funeralHouseId: 1 }),
  staff('ade', 'Ade Prasetya', 'male', { role: 'admin' }),
];

function staff(
  key: string,
  name: string,
  gender: DemoAccount['gender'],
  role: DemoRole,
): DemoAccount {
  return { ...account(key, name, gender, 'ordinary'), staff: role };
}

function account(
  key: string,
  name: string,
  gender: DemoAccount['gender'],
  status: DemoAccount['status'],
): DemoAccount {
  return {
    sub: `demo-${key}`,
    name,
    email: `${key}@example.com`,
    gender,
    picture: `/oidc/pictures/${key}.webp`,
    status,
  };
}
