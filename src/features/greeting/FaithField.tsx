import { greetingCopy as copy } from '../../copy/greeting.ts';
import { faithsForFamily, type Faith } from '../../domain/faith.ts';
import { SelectField } from '../../ui/select-field/SelectField.tsx';

export interface FaithFieldProps {
  readonly faith: Faith;
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  readonly onChoose: (faith: Faith) => void;
}

/** Renders the chosen faith, which can be changed. */
export function FaithField({ faith, familyFaith, onChoose }: FaithFieldProps) {
  return (
    <SelectField
      layout="row"
      label={copy.faith}
      value={faith}
      onValueChange={(value) => onChoose(value as Faith)}
      options={faithsForFamily(familyFaith).map((value) => ({
        value,
        label: copy.faiths[value],
      }))}
    />
  );
}
