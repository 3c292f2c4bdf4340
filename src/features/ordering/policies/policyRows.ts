import { Banknote, ScrollText, ShieldCheck, type LucideIcon } from 'lucide-react';
import { policyLinks } from '../../../copy/policyLinks.ts';
import type { Policy } from '../../../domain/routes.ts';
import type { MenuRow } from '../../../ui/menu-rows/MenuRows.tsx';

const icons: Readonly<Record<Policy, LucideIcon>> = {
  privacy: ShieldCheck,
  terms: ScrollText,
  refunds: Banknote,
};

/** Returns the rows that lead to the policies, without the one that is shown. */
export function policyRows(shown?: Policy): MenuRow[] {
  return policyLinks()
    .filter(({ policy }) => policy !== shown)
    .map((link) => ({ ...link, key: link.policy, icon: icons[link.policy] }));
}
