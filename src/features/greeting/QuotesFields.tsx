import { greetingCopy as copy } from '../../copy/greeting.ts';
import { MAX_LENGTHS, type Quotes } from '../../domain/greeting.ts';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import { getPrintError } from '../ordering/getPrintError.ts';

const fields = ['header', 'message', 'footer'] as const satisfies readonly (keyof Quotes)[];
const rows = { header: 1, message: 4, footer: 1 } as const;

export interface QuotesFieldsProps {
  readonly quotes: Quotes;
  readonly onWrite: (field: keyof Quotes, text: string) => void;
  /** The validation error of the message. */
  readonly error?: string | undefined;
}

/** Renders the fields for the header, the message and the footer of a quote card. */
export function QuotesFields({ quotes, onWrite, error }: QuotesFieldsProps) {
  return fields.map((field) => {
    const shownError = field === 'message' ? error : undefined;
    const used = quotes[field].length;
    const max = MAX_LENGTHS[field];
    return (
      <div key={field} data-invalid={shownError !== undefined || undefined}>
        <TextArea
          label={copy.quotes[field]}
          aside={field === 'message' ? undefined : copy.optional}
          hint={copy.quotesHint[field]}
          error={shownError ?? getPrintError(quotes[field], 'kartu')}
          rows={rows[field]}
          maxLength={max}
          counter={{ used, max, label: copy.characters(used, max) }}
          value={quotes[field]}
          onValueChange={(text) => onWrite(field, text)}
        />
      </div>
    );
  });
}
