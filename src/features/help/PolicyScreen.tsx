import { ScrollText } from 'lucide-react';
import { policies, policyCopy as copy, type Owner } from '../../copy/policies.ts';
import { policyLinks, policyNames } from '../../copy/policyLinks.ts';
import type { Policy } from '../../domain/routes.ts';
import { Card } from '../../ui/card/Card.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './PolicyScreen.module.css';

export interface PolicyScreenProps {
  readonly policy: Policy;
  readonly owner: Owner;
  readonly focusKey?: string | undefined;
}

/** Renders a policy, who answers for it, and links to the other policies. */
export function PolicyScreen({ policy, owner, focusKey }: PolicyScreenProps) {
  const { lead, sections } = policies[policy](owner);
  return (
    <Page heading={policyNames[policy]} lead={lead} focusKey={focusKey}>
      {sections.map(({ heading, paragraphs = [], items = [] }) => (
        <section key={heading} className={styles['section']}>
          <h2 className={styles['heading']}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items.length > 0 && (
            <ul className={styles['items']}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className={styles['section']}>
        <h2 className={styles['heading']}>{copy.contact}</h2>
        <p>{copy.contactText(owner)}</p>
        <Card>
          <dl className={styles['contact']}>
            <dt>{copy.email}</dt>
            <dd>
              <a href={`mailto:${owner.email}`} className={styles['email']}>
                {owner.email}
              </a>
            </dd>
            <dt>{copy.address}</dt>
            <dd>{owner.address}</dd>
          </dl>
        </Card>
      </section>
      <MenuRows
        label={copy.others}
        rows={policyLinks()
          .filter((link) => link.policy !== policy)
          .map((link) => ({ ...link, key: link.policy, icon: ScrollText }))}
      />
    </Page>
  );
}
