import { greetingCopy as copy } from '../../copy/greeting.ts';
import { faithsForFamily, type Faith } from '../../domain/faith.ts';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import styles from './FaithField.module.css';

export interface FaithFieldProps {
  readonly faith: Faith;
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  readonly onChoose: (faith: Faith) => void;
}

/** Renders the chosen faith among the others, as one row of chips. */
export function FaithField({ faith, familyFaith, onChoose }: FaithFieldProps) {
  return (
    <RadioCards
      className={styles['chips']}
      legend={copy.faith}
      layout="chips"
      value={faith}
      onValueChange={onChoose}
      options={faithsForFamily(familyFaith).map((value) => ({ value, title: copy.faiths[value] }))}
    />
  );
}
