import { authCopy } from '../../copy/auth.ts';
import type { OrderKind } from '../../domain/order.ts';
import type { PageKind } from '../../domain/pageKind.ts';
import { keepDegrees } from '../../format/keepDegrees.ts';
import { Text } from '../../ui/text/Text.tsx';
import styles from './SignInPromptScreen.module.css';

export type PromptedPage =
  | { readonly kind: PageKind; readonly order?: undefined }
  | {
      readonly kind?: undefined;
      /** The order that is made after the sign-in; the name is null while it is not known. */
      readonly order: { readonly kind: OrderKind; readonly personName: string | null };
    };

/** Renders for whom the order is, or what the user finds on the page after the sign-in. */
export function PromptReason({ page }: { readonly page: PromptedPage }) {
  const { order } = page;
  if (order === undefined)
    return (
      <p className={styles['centred']}>{authCopy.promptTexts[page.kind] ?? authCopy.promptText}</p>
    );
  const words = authCopy.promptOrders[order.kind];
  return (
    <p className={styles['centred']}>
      {order.personName === null ? (
        words.text
      ) : (
        <>
          <span>{words.for}</span>{' '}
          <Text as="span" block serif size="lg" tone="ink" className={styles['person']}>
            {keepDegrees(order.personName)}
          </Text>
        </>
      )}
    </p>
  );
}
