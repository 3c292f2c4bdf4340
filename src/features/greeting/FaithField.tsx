import { greetingCopy as copy } from '../../copy/greeting.ts';
import { FAITHS, type Faith } from '../../domain/faith.ts';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { FaithIcon } from './FaithIcon.tsx';
import styles from './FaithField.module.css';

export interface FaithFieldProps {
  /** Null while none is chosen. */
  readonly faith: Faith | null;
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  readonly onChoose: (faith: Faith) => void;
}

/** Renders the choice of a faith: tiles with symbols, and one row of chips once one is chosen. */
export function FaithField({ faith, familyFaith, onChoose }: FaithFieldProps) {
  const isOpen = faith === null;
  return (
    <RadioCards
      className={isOpen ? styles['tiles'] : styles['chips']}
      legend={isOpen ? copy.faithQuestion : copy.faith}
      hint={isOpen ? copy.faithHint : undefined}
      layout={isOpen ? 'grid' : 'chips'}
      value={faith ?? undefined}
      onValueChange={onChoose}
      options={FAITHS.toSorted((a, b) => Number(b === familyFaith) - Number(a === familyFaith)).map(
        (value) => ({
          value,
          title: copy.faiths[value],
          ...(isOpen && { media: <FaithIcon faith={value} /> }),
          ...(isOpen && value === familyFaith && { description: copy.faithOfFamily }),
        }),
      )}
    />
  );
}
