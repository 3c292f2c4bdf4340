/** A made-up person with whom the built-in sign-in can be tried. */
export interface DemoAccount {
  /** Also the `username` of the user. */
  sub: string;
  name: string;
  email: string | null;
  gender: 'female' | 'male';
  /** Path below the public address. */
  picture: string;
  /** What the demo data makes of the user: a member gets a discount, a disabled one cannot sign in. */
  status: 'ordinary' | 'member' | 'disabled';
}

/** Everybody the built-in sign-in offers, in the order in which they are shown. */
export const demoAccounts: readonly DemoAccount[] = [
  person('ratna', 'Ratna Kusumawardani', 'female', 'ordinary'),
  person('budi', 'Budi Santoso', 'male', 'member'),
  person('meilani', 'Meilani Gunawan', 'female', 'ordinary'),
  person('yohanes', 'Yohanes Adi Nugroho', 'male', 'ordinary'),
  person('siti', 'Siti Nurhaliza Rahmawati', 'female', 'member'),
  person('wayan', 'I Wayan Sudarma', 'male', 'ordinary'),
  { ...person('hendra', 'Hendra Tanoto', 'male', 'ordinary'), email: null },
  person('agus', 'Agus Prasetyo', 'male', 'disabled'),
];

function person(
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
