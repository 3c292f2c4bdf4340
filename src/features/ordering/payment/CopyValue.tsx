import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { CopyButton } from '../../../ui/copy-button/CopyButton.tsx';

export interface CopyValueProps {
  readonly value: string;
  readonly label: string;
}

/** Renders the copy button beside a number, an amount or an address. */
export function CopyValue({ value, label }: CopyValueProps) {
  return (
    <CopyButton value={value} label={label} tip={copy.copied} failedTip={copy.copyFailed}>
      {copy.copyShort}
    </CopyButton>
  );
}
