import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { placementCopy } from '../../copy/placement.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { FloristProduct } from '../../domain/florist.ts';
import { formatRupiah } from '../../format/money.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface ProductChangeNoticeProps {
  readonly error: AppErrorCode;
  /** The board that was chosen before, with the price at that time. */
  readonly chosen: FloristProduct | null;
  /** The same board with its new price; undefined unless only the price has changed. */
  readonly repriced: FloristProduct | undefined;
}

/** Renders how the chosen board has changed since it was chosen. */
export function ProductChangeNotice({ error, chosen, repriced }: ProductChangeNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={error === 'priceChanged' ? placementCopy.priceChangedTitle : copy.productGoneTitle}
      live="assertive"
    >
      {`${
        chosen !== null && repriced !== undefined
          ? placementCopy.priceChanged(
              repriced.name,
              formatRupiah(chosen.price),
              formatRupiah(repriced.price),
            )
          : errorCopy[error]
      } ${copy.kept}`}
    </Notice>
  );
}
