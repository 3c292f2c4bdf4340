import { greetingCopy as copy } from '../../copy/greeting.ts';
import { FAITHS, type Faith } from '../../domain/faith.ts';
import { Button } from '../../ui/button/Button.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { FaithIcon } from './FaithIcon.tsx';
import styles from './FaithField.module.css';

export interface FaithFieldProps {
  /** Null while none is chosen. */
  readonly faith: Faith | null;
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  readonly personName: string;
  readonly onChoose: (faith: Faith) => void;
  /** Leaves the religious cards for those without a symbol. */
  readonly onNone: () => void;
}

/**
 * Renders the choice of a faith: tiles with symbols, and one row of chips once one is chosen. Below
 * the tiles is a way to other cards, for buyers who do not know the faith or do not find it.
 */
export function FaithField(props: FaithFieldProps) {
  const { faith, familyFaith, personName, onChoose, onNone } = props;
  const isOpen = faith === null;
  const field = (
    <RadioCards
      className={isOpen ? styles['tiles'] : styles['chips']}
      legend={isOpen ? copy.faithQuestion : copy.faith}
      hint={isOpen ? copy.faithHint(personName) : undefined}
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
  if (!isOpen) return field;
  return (
    <div className={styles['choice']}>
      {field}
      <div className={styles['none']}>
        <p>{copy.faithUnknown}</p>
        <Button variant="secondary" onClick={onNone}>
          {copy.faithNone}
        </Button>
      </div>
    </div>
  );
}
