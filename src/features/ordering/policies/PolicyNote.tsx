import { Banknote, type LucideIcon, ScrollText, ShieldCheck } from 'lucide-react';
import { policyLinks, policyLinksCopy, policyNames } from '../../../copy/policyLinks.ts';
import { type Policy, routes } from '../../../domain/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import type { MenuRow } from '../../../ui/menu-rows/MenuRows.tsx';
import styles from './PolicyNote.module.css';

/** Renders which two policies apply to what the page offers, with links to them. */
export function PolicyNote({
  lead,
  policies: [first, second],
}: {
  readonly lead: string;
  readonly policies: readonly [Policy, Policy];
}) {
  return (
    <p className={styles['note']}>
      {lead} <PolicyLink policy={first} /> {policyLinksCopy.and} <PolicyLink policy={second} />.
    </p>
  );
}

function PolicyLink({ policy }: { readonly policy: Policy }) {
  return <Link href={routes.policy(policy)}>{policyNames[policy].toLowerCase()}</Link>;
}

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
