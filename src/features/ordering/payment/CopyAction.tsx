import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { CopyButton } from '../../../ui/copy-button/CopyButton.tsx';

/** Renders the main action of a page that copies what a payment needs. */
export function CopyAction({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <CopyButton
      // Each number has a confirmation of its own.
      key={label}
      variant="primary"
      value={value}
      label={label}
      tip={copy.copied}
      failedTip={copy.copyFailed}
    >
      {label}
    </CopyButton>
  );
}
