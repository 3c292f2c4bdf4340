import { Fragment, type ReactNode } from 'react';
import { policies, policyCopy as copy, type Owner } from '../../copy/policies.ts';
import { policyNames } from '../../copy/policyLinks.ts';
import type { Policy } from '../../domain/routes.ts';
import { formatDay } from '../../format/dates.ts';
import { formatPhone } from '../../format/phone.ts';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { policyRows } from '../ordering/policies/policyRows.ts';
import { Details } from './Details.tsx';
import styles from './PolicyScreen.module.css';

export interface PolicyScreenProps {
  readonly policy: Policy;
  readonly owner: Owner;
  /** The number of customer service, as digits with the country code. */
  readonly phone: string;
  readonly refundDays: number;
}

/** Renders a policy with its contents, who answers for it, and links to the other policies. */
export function PolicyScreen({ policy, owner, phone, refundDays }: PolicyScreenProps) {
  const { lead, sections } = policies[policy]({ owner, phone: formatPhone(phone), refundDays });
  const headings = [...sections.map(({ heading }) => heading), copy.contact];
  return (
    <Page
      heading={policyNames[policy]}
      lead={
        <>
          <Text size="sm">{copy.valid(formatDay(copy.validSince))}</Text>
          <p className={styles['lead']}>{keepTogether(lead)}</p>
        </>
      }
      className={styles['page']}
      aside={
        <nav aria-label={copy.contents} className={styles['beside']}>
          <Text size="sm" weight="strong">
            {copy.contents}
          </Text>
          <Contents headings={headings} />
        </nav>
      }
    >
      <nav aria-label={copy.contents} className={styles['folded']}>
        <Card bare>
          <Details title={copy.contents}>
            <Contents headings={headings} />
          </Details>
        </Card>
      </nav>
      {sections.map(({ heading, paragraphs = [], items = [], link }, index) => (
        <Stack as="section" key={heading} gap={3} className={styles['section']}>
          <h2 id={idOf(index)} tabIndex={-1}>
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <PolicyText text={paragraph} phone={phone} email={owner.email} />
            </p>
          ))}
          {items.length > 0 && (
            <Stack as="ul" gap={3} className={styles['items']}>
              {items.map((item) => (
                <li key={item}>{keepTogether(item)}</li>
              ))}
            </Stack>
          )}
          {link && (
            <Button variant="text" href={link.href} className={styles['link']}>
              {link.text}
            </Button>
          )}
        </Stack>
      ))}
      <Stack as="section" gap={3} className={styles['section']}>
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
                value: <PhoneLink phone={phone} />,
              },
              {
                key: 'email',
                label: copy.email,
                value: <MailLink email={owner.email} />,
              },
              { key: 'address', label: copy.address, value: owner.address },
            ]}
          />
        </Card>
      </Stack>
      <MenuRows label={copy.others} rows={policyRows(policy)} />
    </Page>
  );
}

/** Renders the links to all sections. */
function Contents({ headings }: { readonly headings: readonly string[] }) {
  return (
    <ol className={styles['contents']}>
      {headings.map((heading, index) => (
        <li key={heading}>
          <a href={`#${idOf(index)}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
}

function idOf(index: number): string {
  return `bagian-${index + 1}`;
}

interface PolicyTextProps {
  readonly text: string;
  /** The number of customer service, as digits with the country code. */
  readonly phone: string;
  readonly email: string;
}

/** Renders a text in which the phone number and the e-mail address are links on one line each. */
function PolicyText({ text, phone, email }: PolicyTextProps) {
  const links: Readonly<Record<string, ReactNode>> = {
    [formatPhone(phone)]: <PhoneLink phone={phone} />,
    [email]: <MailLink email={email} />,
  };
  const found = Object.keys(links)
    .filter((address) => text.includes(address))
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
  let rest = text;
  return (
    <>
      {found.map((address) => {
        const start = rest.indexOf(address);
        const before = rest.slice(0, start);
        rest = rest.slice(start + address.length);
        return (
          <Fragment key={address}>
            {keepTogether(before)}
            {links[address]}
          </Fragment>
        );
      })}
      {keepTogether(rest)}
    </>
  );
}

/** Returns a text in which a number stays on the line of its unit. */
function keepTogether(text: string): string {
  return text.replaceAll(/(?<=\d|pukul|Nomor|Tahun|×) (?=\d|×|hari|tahun|jam)/g, '\u00A0');
}

function PhoneLink({ phone }: Pick<PolicyTextProps, 'phone'>) {
  return (
    <Link href={`https://wa.me/${phone}`} external className={styles['textLink']}>
      {formatPhone(phone)}
    </Link>
  );
}

function MailLink({ email }: Pick<PolicyTextProps, 'email'>) {
  return (
    <a href={`mailto:${email}`} className={styles['textLink']}>
      {email}
    </a>
  );
}
