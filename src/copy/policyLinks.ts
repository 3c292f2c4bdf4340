import { routes, type Policy } from '../domain/routes.ts';

export const policyNames: Readonly<Record<Policy, string>> = {
  privacy: 'Kebijakan privasi',
  terms: 'Ketentuan layanan',
  refunds: 'Pengembalian dana',
};

export const policyLinksCopy = {
  label: 'Kebijakan kami',
  signIn: 'Dengan masuk, Anda menyetujui',
  checkout: 'Pesanan ini mengikuti',
  and: 'dan',
} as const;

export function policyLinks(): { policy: Policy; label: string; href: string }[] {
  return (Object.keys(policyNames) as Policy[]).map((policy) => ({
    policy,
    label: policyNames[policy],
    href: routes.policy(policy),
  }));
}
