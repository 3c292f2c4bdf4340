import { KeyRound, PenLine, ReceiptText, type LucideIcon } from 'lucide-react';
import { authCopy } from '../../copy/auth.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './Benefits.module.css';

/** Renders what a sign-in brings. */
export function Benefits({ keepsDrafts }: { readonly keepsDrafts: boolean }) {
  const { orders, drafts, password } = authCopy.benefits;
  return (
    <Stack as="ul" gap={2} className={styles['benefits']} role="list">
      <Benefit icon={ReceiptText} text={orders} />
      {keepsDrafts && <Benefit icon={PenLine} text={drafts} />}
      <Benefit icon={KeyRound} text={password} />
    </Stack>
  );
}

function Benefit({ icon: Icon, text }: { readonly icon: LucideIcon; readonly text: string }) {
  return (
    <Row as="li" gap={3}>
      <Icon />
      <Text as="span" size="sm" tone="ink">
        {text}
      </Text>
    </Row>
  );
}
