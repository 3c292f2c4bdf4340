import { policies, policyCopy as copy, type Owner } from '../../copy/policies.ts';
import { policyNames } from '../../copy/policyLinks.ts';
import type { Policy } from '../../domain/routes.ts';
import { formatDay } from '../../format/dates.ts';
import { formatPhone } from '../../format/phone.ts';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { policyRows } from './policyRows.ts';
import styles from './PolicyScreen.module.css';

export interface PolicyScreenProps {
  readonly policy: Policy;
  readonly owner: Owner;
  /** The number of customer service, as digits with the country code. */
  readonly phone: string;
  readonly refundDays: number;
  readonly focusKey?: string | undefined;
}

/** Renders a policy with its contents, who answers for it, and links to the other policies. */
export function PolicyScreen({ policy, owner, phone, refundDays, focusKey }: PolicyScreenProps) {
  const { lead, sections } = policies[policy]({ owner, phone: formatPhone(phone), refundDays });
  const headings = [...sections.map(({ heading }) => heading), copy.contact];
  return (
    <Page
      heading={policyNames[policy]}
      lead={
        <>
          <p className={styles['valid']}>{copy.valid(formatDay(copy.validSince))}</p>
          <p>{lead}</p>
        </>
      }
      focusKey={focusKey}
      className={styles['page']}
    >
      <nav aria-labelledby="isi" className={styles['contents']}>
        <p id="isi" className={styles['title']}>
          {copy.contents}
        </p>
        <ol>
          {headings.map((heading, index) => (
            <li key={heading}>
              <a href={`#${idOf(index)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ heading, paragraphs = [], items = [] }, index) => (
        <section key={heading} className={styles['section']}>
          <h2 id={idOf(index)} tabIndex={-1}>
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WithPhone text={paragraph} phone={phone} />
            </p>
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
        <h2 id={idOf(sections.length)} tabIndex={-1}>
          {copy.contact}
        </h2>
        <p>{copy.contactText(owner)}</p>
        <Card>
          <DataRows
            rows={[
              {
                key: 'phone',
                label: copy.phone,
                value: <PhoneLink phone={phone} className={styles['link']} />,
              },
              {
                key: 'email',
                label: copy.email,
                value: (
                  <a href={`mailto:${owner.email}`} className={styles['link']}>
                    {owner.email}
                  </a>
                ),
              },
              { key: 'address', label: copy.address, value: owner.address },
            ]}
          />
        </Card>
      </section>
      <MenuRows label={copy.others} rows={policyRows(policy)} />
    </Page>
  );
}

/** Renders a text in which the phone number is a link that stays on one line. */
function WithPhone({ text, phone }: { readonly text: string; readonly phone: string }) {
  const [before, after] = text.split(formatPhone(phone));
  if (after === undefined) return text;
  return (
    <>
      {before}
      <PhoneLink phone={phone} className={styles['phone']} />
      {after}
    </>
  );
}

function PhoneLink({
  phone,
  className,
}: {
  readonly phone: string;
  readonly className: string | undefined;
}) {
  return (
    <a href={`https://wa.me/${phone}`} target="_blank" rel="noreferrer" className={className}>
      {formatPhone(phone)}
    </a>
  );
}

function idOf(index: number): string {
  return `bagian-${index + 1}`;
}
