import { greetingCopy as copy } from '../../copy/greeting.ts';
import { MAX_LENGTHS, type Quotes } from '../../domain/greeting.ts';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import { getPrintError, toCounter } from '../ordering/form/getPrintError.ts';

const fields = ['header', 'message', 'footer'] as const satisfies readonly (keyof Quotes)[];
const rows = { header: 1, message: 4, footer: 1 } as const;

export interface QuotesFieldsProps {
  readonly quotes: Quotes;
  readonly onWrite: (field: keyof Quotes, text: string) => void;
  /** What is wrong with each text. */
  readonly errors: Readonly<Partial<Record<keyof Quotes, string | undefined>>>;
}

/** Renders the fields for the header, the message and the footer of a quote card. */
export function QuotesFields({ quotes, onWrite, errors }: QuotesFieldsProps) {
  return fields.map((field) => {
    const max = MAX_LENGTHS[field];
    const error = errors[field] ?? getPrintError(quotes[field], 'kartu', max);
    return (
      <div key={field} data-invalid={error !== undefined || undefined}>
        <TextArea
          label={copy.quotes[field]}
          aside={field === 'message' ? undefined : copy.optional}
          hint={copy.quotesHint[field]}
          error={error}
          rows={rows[field]}
          low
          counter={toCounter(quotes[field], max)}
          value={quotes[field]}
          onValueChange={(text) => onWrite(field, text)}
        />
      </div>
    );
  });
}
