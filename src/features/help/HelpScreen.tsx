import { Headset, MapPin, MessageCircle, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { helpCopy as copy } from '../../copy/help.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import { groupByFour } from '../../format/numbers.ts';
import { formatPhone, getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Columns } from '../../ui/columns/Columns.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Steps } from '../../ui/steps/Steps.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { policyRows } from '../ordering/policies/policyRows.ts';
import { Details } from './Details.tsx';
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
}

/** Renders the contacts, the bank account and how to confirm a payment. */
export function HelpScreen({ phones, bank }: HelpScreenProps) {
  return (
    <Page heading={copy.title} lead={copy.lead} width="wide">
      <Columns
        first={
          <>
            <Stack as="section" gap={3}>
              <h2>{copy.chats}</h2>
              <MenuRows
                label={copy.chats}
                rows={[
                  {
                    key: 'service',
                    label: copy.service,
                    detail: opensWhatsApp(formatPhone(phones.customerService)),
                    icon: Headset,
                    href: getWhatsAppLink(phones.customerService, copy.serviceGreeting),
                    external: true,
                  },
                  ...(['bandung', 'semarang'] as const).map((city) => ({
                    key: city,
                    label: copy[city],
                    detail: opensWhatsApp(
                      `${copy.cityText}, ${formatPhone(phones[city]).replace(' ', '\u00A0')}`,
                    ),
                    icon: MapPin,
                    href: getWhatsAppLink(phones[city], copy.greeting(copy[city])),
                    external: true,
                  })),
                  {
                    key: 'confirmation',
                    label: copy.confirmation,
                    detail: opensWhatsApp(copy.confirmationText),
                    icon: ReceiptText,
                    href: getWhatsAppLink(phones.paymentConfirmation, copy.confirmationGreeting),
                    external: true,
                  },
                ]}
              />
            </Stack>
            <Stack as="section" gap={3}>
              <h2>{copy.questions}</h2>
              <Card bare>
                {copy.answers.map(({ question, answer }) => (
                  <Details key={question} title={question}>
                    <Text tone="soft" className={styles['answer']}>
                      {answer}
                    </Text>
                  </Details>
                ))}
              </Card>
            </Stack>
            <Card as="section" variant="sunken" className={styles['custom']}>
              <Ornament name="melati" size={88} />
              <Stack gap={2} className={styles['offer']}>
                <Text as="h2" serif size="lg">
                  {copy.custom}
                </Text>
                <Text size="sm">{copy.customText}</Text>
                <Button
                  variant="secondary"
                  href={getWhatsAppLink(phones.customerService, copy.customGreeting)}
                  external
                  icon={<MessageCircle />}
                >
                  {copy.customAsk} <VisuallyHidden>({copy.opensWhatsApp})</VisuallyHidden>
                </Button>
              </Stack>
            </Card>
          </>
        }
        second={
          <>
            <Stack as="section" gap={3}>
              <h2>{copy.transfer}</h2>
              <Card gap={4}>
                <p>{copy.transferText}</p>
                <Steps>
                  {copy.transferSteps.map((step) => (
                    <li key={step}>
                      <span>{step}</span>
                    </li>
                  ))}
                </Steps>
                <Row wrap justify="between" className={styles['account']}>
                  <dl className={styles['words']}>
                    <dt>{bank.bankName}</dt>
                    <dd className={styles['number']}>{groupByFour(bank.number)}</dd>
                    <dd>
                      {copy.accountHolder} {bank.holder}
                    </dd>
                  </dl>
                  <CopyButton
                    value={bank.number}
                    label={copy.copyAccount}
                    tip={copy.copied}
                    failedTip={copy.copyFailed}
                  >
                    {copy.copyShort}
                  </CopyButton>
                </Row>
              </Card>
            </Stack>
            <Stack as="section" gap={3}>
              <h2>{policyLinksCopy.label}</h2>
              <MenuRows label={policyLinksCopy.label} rows={policyRows()} />
            </Stack>
          </>
        }
      />
    </Page>
  );
}

function opensWhatsApp(text: string): ReactNode {
  return (
    <>
      {text} <VisuallyHidden>({copy.opensWhatsApp})</VisuallyHidden>
    </>
  );
}
