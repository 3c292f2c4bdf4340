import { MessageCircle, Phone, ReceiptText, ScrollText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { helpCopy as copy } from '../../copy/help.ts';
import { policyLinks, policyLinksCopy } from '../../copy/policyLinks.ts';
import { groupDigits } from '../../format/digits.ts';
import { formatPhone, getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './HelpScreen.module.css';

export interface HelpScreenProps {
  /** Digits that begin with the country code. */
  readonly phones: {
    readonly customerService: string;
    readonly bandung: string;
    readonly semarang: string;
    readonly paymentConfirmation: string;
  };
  readonly bank: {
    readonly bankName: string;
    /** Digits only. */
    readonly number: string;
    readonly holder: string;
  };
  readonly focusKey?: string | undefined;
}

/** Renders the contacts, the bank account and how to confirm a payment. */
export function HelpScreen({ phones, bank, focusKey }: HelpScreenProps) {
  return (
    <Page heading={copy.title} lead={copy.lead} width="wide" focusKey={focusKey}>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <ChatTile
            icon={Phone}
            title={copy.service}
            text={formatPhone(phones.customerService)}
            href={getWhatsAppLink(phones.customerService, copy.serviceGreeting)}
          />
          <section className={styles['section']}>
            <h2 className={styles['heading']}>{copy.chats}</h2>
            <div className={styles['pair']}>
              {(
                [
                  ['bandung', phones.bandung],
                  ['semarang', phones.semarang],
                ] as const
              ).map(([city, phone]) => (
                <ChatTile
                  key={city}
                  icon={MessageCircle}
                  title={copy[city]}
                  text={formatPhone(phone)}
                  href={getWhatsAppLink(phone, copy.greeting(copy[city]))}
                />
              ))}
            </div>
          </section>
          <ChatTile
            icon={ReceiptText}
            title={copy.confirmation}
            text={copy.confirmationText}
            href={getWhatsAppLink(phones.paymentConfirmation, copy.confirmationGreeting)}
          />
        </div>
        <div className={styles['column']}>
          <section className={styles['section']}>
            <h2 className={styles['heading']}>{copy.transfer}</h2>
            <ol className={styles['steps']}>
              {copy.transferSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <Card className={styles['account']}>
              <dl className={styles['words']}>
                <dt>{bank.bankName}</dt>
                <dd className={styles['number']}>{groupDigits(bank.number)}</dd>
                <dd className={styles['holder']}>
                  {copy.accountHolder} {bank.holder}
                </dd>
              </dl>
              <CopyButton
                value={bank.number}
                label={copy.copyAccount}
                tip={copy.copied}
                failedTip={copy.copyFailed}
              />
            </Card>
          </section>
          <Notice
            title={copy.custom}
            action={
              <Button
                variant="secondary"
                href={getWhatsAppLink(phones.customerService, copy.customGreeting)}
                target="_blank"
                rel="noreferrer"
                icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}
              >
                {copy.customAsk} <VisuallyHidden>({copy.opensWhatsApp})</VisuallyHidden>
              </Button>
            }
          >
            {copy.customText}
          </Notice>
          <MenuRows
            label={policyLinksCopy.label}
            rows={policyLinks().map((link) => ({ ...link, key: link.policy, icon: ScrollText }))}
          />
        </div>
      </div>
    </Page>
  );
}

function ChatTile({
  icon: Icon,
  title,
  text,
  href,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  href: string;
}) {
  return (
    <Card href={href} target="_blank" rel="noreferrer" className={styles['tile']}>
      <Icon className={styles['icon']} aria-hidden="true" strokeWidth={1.75} />
      <span className={styles['tileWords']}>
        <span className={styles['tileTitle']}>{title}</span>
        <span className={styles['tileText']}>{text}</span>
        <VisuallyHidden>({copy.opensWhatsApp})</VisuallyHidden>
      </span>
    </Card>
  );
}
