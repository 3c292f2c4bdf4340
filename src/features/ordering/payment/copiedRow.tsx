import { Fragment } from 'react';
import type { DataRow } from '../../../ui/data-rows/DataRows.tsx';
import { CopyValue } from './CopyValue.tsx';

export interface CopiedRow {
  readonly label: string;
  /** The visible text. */
  readonly shown?: string | undefined;
  /** The copied text, and the visible one if there is no other. */
  readonly value: string;
  readonly copyLabel: string;
  readonly strong?: boolean | undefined;
}

/** Returns a row with a copy button; an e-mail address in it breaks after its sign. */
export function copiedRow({ label, value, shown = value, copyLabel, strong }: CopiedRow): DataRow {
  return {
    key: copyLabel,
    label,
    value: shown.split(/(?<=@)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    )),
    strong,
    action: <CopyValue value={value} label={copyLabel} />,
  };
}
