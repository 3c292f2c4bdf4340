import type { ReactNode } from 'react';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import {
  type Faith,
  faithsForFamily,
  GREETING_CATEGORIES,
  type GreetingCategoryId,
} from '../../../domain/greeting.ts';
import { cardContent, hasFaiths } from '../../../machines/greeting-order/context.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import styles from './ChoiceRows.module.css';
import type { TemplatePageProps } from './TemplatePageProps.ts';

export interface ChoiceRowsProps extends Pick<TemplatePageProps, 'actor' | 'context'> {
  /** A row between the faith and the category. */
  readonly children?: ReactNode;
}

/** Renders what decides which templates are offered: the faith, once it is chosen, and the category. */
export function ChoiceRows({ actor, context, children }: ChoiceRowsProps) {
  const { faith, person } = context;
  return (
    <Stack className={styles['rows']}>
      {faith !== null && hasFaiths(context) && (
        <SelectField
          layout="row"
          label={copy.faith}
          value={faith}
          onValueChange={(value) => actor.send({ type: 'faith.choose', faith: value as Faith })}
          options={faithsForFamily(person.faith).map((value) => ({
            value,
            label: copy.faiths[value],
          }))}
        />
      )}
      {children}
      <SelectField
        layout="row"
        label={copy.changeCategory}
        value={String(cardContent(context).mode)}
        onValueChange={(value) =>
          actor.send({ type: 'category.choose', mode: Number(value) as GreetingCategoryId })
        }
        options={GREETING_CATEGORIES.map(({ mode, label }) => ({ value: String(mode), label }))}
      />
    </Stack>
  );
}
