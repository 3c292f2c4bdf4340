import { useSelector } from '@xstate/react';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { GENERAL } from '../../../domain/greeting.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { StepPage } from '../../ordering/placement/StepPage.tsx';
import { templatePhase } from '../greetingScreen.ts';
import { TemplatesFailed } from '../TemplateGallery.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { FaithChoice, FaithChoiceSkeleton } from './FaithChoice.tsx';
import styles from './FaithPage.module.css';
import type { TemplatePageProps } from './TemplatePageProps.ts';

/** Renders the page that asks for the faith of religious cards, also while they are loading. */
export function FaithPage({ page, actor, context, editor }: TemplatePageProps) {
  const phase = useSelector(actor, templatePhase);
  const { person, templates, error } = context;
  return (
    <StepPage
      {...page}
      heading={copy.faithQuestion}
      notice={
        <Text size="sm" className={styles['recipient']}>
          {copy.faithHint(person.name, person.faith)}
        </Text>
      }
    >
      {phase === 'loading' ? (
        <FaithChoiceSkeleton isKnown={person.faith !== null} />
      ) : phase === 'failed' ? (
        <TemplatesFailed error={error} onRetry={() => actor.send({ type: 'templates.retry' })} />
      ) : (
        <FaithChoice
          templates={templates}
          familyFaith={person.faith}
          words={editor.content}
          onChoose={(faith) => actor.send({ type: 'faith.choose', faith })}
          onGeneral={() => actor.send({ type: 'category.choose', mode: GENERAL })}
        />
      )}
      <ChoiceRows actor={actor} context={context} />
    </StepPage>
  );
}
