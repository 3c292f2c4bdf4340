import { policyLinksCopy, policyNames } from '../../../copy/policyLinks.ts';
import { routes, type Policy } from '../../../domain/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
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
