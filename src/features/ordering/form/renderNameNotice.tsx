import { print, printName } from '@dukacita/shared/text';
import { printingCopy as copy, type PrintMedium } from '../../../copy/printing.ts';
import { getWhatsAppLink } from '../../../format/phone.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';

interface NameNoticeOptions {
  readonly name: string;
  readonly medium: PrintMedium;
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
}

/**
 * Renders how a name will be printed if something of it cannot be, or whom to ask if nothing can; null
 * for a name that is printed as it is.
 */
export function renderNameNotice({
  name,
  medium,
  customerServicePhone,
}: NameNoticeOptions): ReactNode {
  const printed = printName(name);
  if (printed === print(name)) return null;
  if (printed !== '')
    return <Notice title={copy.shownName(printed, medium)}>{copy.shownNameText}</Notice>;
  return (
    <Notice
      tone="warning"
      title={copy.noName(medium)}
      action={
        <Button
          variant="secondary"
          href={getWhatsAppLink(customerServicePhone, copy.noNameChat(name, medium))}
          external
        >
          {copy.customerService}
        </Button>
      }
    >
      {copy.noNameText}
    </Notice>
  );
}
