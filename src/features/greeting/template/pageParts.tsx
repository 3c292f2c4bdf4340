import type { ReactNode, RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { GREETING_CATEGORIES, type GreetingCategoryId } from '../../../domain/greeting.ts';
import { type Faith, faithsForFamily } from '../../../domain/faith.ts';
import {
  cardContent,
  chosenTemplate,
  hasFaiths,
} from '../../../machines/greeting-order/context.ts';
import type { greetingOrderMachine } from '../../../machines/greeting-order/machine.ts';
import type { GreetingContext, GreetingEvent } from '../../../machines/greeting-order/types.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { renderNameNotice } from '../../ordering/form/renderNameNotice.tsx';
import type { StepPageProps } from '../../ordering/placement/StepPage.tsx';
import type { ShownActor } from '../../ordering/placement/actorAtStep.ts';
import { ScrolledNotice } from '../ScrolledNotice.tsx';
import type { CardEditor } from '../useCardEditor.ts';
import styles from './ChoiceRows.module.css';

/** What the pages of the step of the templates have in common. */
export interface TemplatePageProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  readonly context: GreetingContext;
  readonly editor: CardEditor;
  /** Whether the picture of the buyer is being uploaded. */
  readonly isUploading: boolean;
  /** Contains the fields that can be invalid. */
  readonly form: RefObject<HTMLDivElement | null>;
  /** Sends an event, after which the first invalid field has the focus. */
  readonly attempt: (event: GreetingEvent) => void;
  /** Sender names of the buyer's earlier orders, the newest first. */
  readonly senderNames: readonly string[];
  readonly customerServicePhone: string;
  readonly page: Omit<StepPageProps, 'heading' | 'children'>;
}

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

/** Renders the error that none of the fields shows. */
export function PageError({
  context,
  editor,
  customerServicePhone,
}: Pick<TemplatePageProps, 'context' | 'editor' | 'customerServicePhone'>) {
  const { error, errorField, goneTemplate, person } = context;
  if (editor.errorPlace !== 'page') return null;
  if (error === 'cardTextUnsupported' && errorField === 'personName')
    return (
      <ScrolledNotice>
        {renderNameNotice({ name: person.name, medium: 'kartu', customerServicePhone })}
      </ScrolledNotice>
    );
  const isGone = error === 'templateUnavailable';
  return (
    <ScrolledNotice>
      <Notice tone={isGone ? 'warning' : 'danger'} live="assertive">
        {isGone && goneTemplate
          ? copy.templateGone(goneTemplate, chosenTemplate(context)?.title ?? null)
          : editor.errorAt('page')}
      </Notice>
    </ScrolledNotice>
  );
}
