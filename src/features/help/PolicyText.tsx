import { Fragment, type ReactNode } from 'react';
import { Link } from '../../ui/link/Link.tsx';
import { formatPhone } from '../../format/phone.ts';
import styles from './PolicyText.module.css';

export interface PolicyTextProps {
  readonly text: string;
  /** The number of customer service, as digits with the country code. */
  readonly phone: string;
  readonly email: string;
}

/** Renders a text in which the phone number and the e-mail address are links on one line each. */
export function PolicyText({ text, phone, email }: PolicyTextProps) {
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
export function keepTogether(text: string): string {
  return text.replaceAll(/(?<=\d|pukul|Nomor|Tahun|×) (?=\d|×|hari|tahun|jam)/g, '\u00A0');
}

export function PhoneLink({ phone }: Pick<PolicyTextProps, 'phone'>) {
  return (
    <Link href={`https://wa.me/${phone}`} external className={styles['link']}>
      {formatPhone(phone)}
    </Link>
  );
}

export function MailLink({ email }: Pick<PolicyTextProps, 'email'>) {
  return (
    <a href={`mailto:${email}`} className={styles['link']}>
      {email}
    </a>
  );
}
