import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { FAITHS, type Faith } from '../../../domain/faith.ts';
import {
  NOTE_PREFIXES,
  type CardTemplate,
  type GreetingContent,
} from '../../../domain/greeting.ts';
import { sampleOfFaith } from '../../../machines/greeting-order/context.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Ornament } from '../../../ui/ornament/Ornament.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/skeleton/SkeletonGroup.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TemplatePicture } from '../card/TemplatePicture.tsx';
import styles from './FaithChoice.module.css';
import { FaithIcon } from './FaithIcon.tsx';

const LINE_END = 0.42;
/** The size of that line, as a part of the width of its card. */
const LINE_SIZE = 0.046;

export interface FaithChoiceProps {
  readonly templates: readonly CardTemplate[];
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  /** The category and the words of the card; the samples show none of them. */
  readonly words: GreetingContent;
  readonly onChoose: (faith: Faith) => void;
  /** Leads to the cards of General, for another or an unknown faith. */
  readonly onGeneral: () => void;
}

/**
 * Renders a button for each faith: the upper part of a card with its first line, its symbol and its
 * name. The samples name nobody, because most of them are not for the faith of the family. That faith
 * comes first, in a row of its own; if it is unknown, the way to the cards of General comes first.
 */
export function FaithChoice(props: FaithChoiceProps) {
  const { templates, familyFaith, words, onChoose, onGeneral } = props;
  const id = useId();
  const isKnown = familyFaith !== null;
  const general = (
    <button
      type="button"
      className={clsx(styles['faith'], styles['row'], styles['none'])}
      aria-describedby={id}
      onClick={onGeneral}
    >
      <span className={styles['paper']} aria-hidden="true">
        <Ornament name="olive" size={44} />
        {NOTE_PREFIXES.none}
      </span>
      <span className={styles['name']}>
        <span className={styles['title']}>{copy.faithNone}</span>
        <span id={id} className={styles['remark']} aria-hidden="true">
          {copy.faithUnsure}
        </span>
      </span>
      <ChevronRight />
    </button>
  );
  const tile = (faith: Faith) => {
    const sample = sampleOfFaith(templates, faith);
    const isOfFamily = faith === familyFaith;
    const describedBy = clsx(sample === null && `${id}-${faith}`, isOfFamily && `${id}-family`);
    return (
      <button
        type="button"
        className={clsx(
          styles['faith'],
          isOfFamily && [styles['row'], styles['family']],
          sample === null && styles['empty'],
        )}
        aria-describedby={describedBy || undefined}
        onClick={() => onChoose(faith)}
      >
        <span className={styles['sample']}>
          {sample === null ? (
            <>
              <Ornament name="olive" size={28} />
              <span id={`${id}-${faith}`} aria-hidden="true">
                {copy.faithWithoutCards}
              </span>
            </>
          ) : (
            <TemplatePicture
              template={withOneLine(sample)}
              words={words}
              personName=""
              logoUrl={null}
              isLazy={false}
            />
          )}
        </span>
        <span className={styles['name']}>
          <FaithIcon faith={faith} className={styles['icon']} />
          <span className={styles['title']}>{copy.faiths[faith]}</span>
          {isOfFamily && (
            <span id={`${id}-family`} className={styles['remark']} aria-hidden="true">
              {copy.faithOfFamily}
            </span>
          )}
        </span>
        {isOfFamily && <ChevronRight />}
      </button>
    );
  };
  return (
    <Stack gap={6} className={clsx(styles['choice'], isKnown && styles['known'])}>
      {isKnown ? tile(familyFaith) : general}
      <Stack gap={3} className={styles['others']}>
        <Text as="h2" size="sm" tone="soft" weight="medium">
          {isKnown ? copy.faithOthers : copy.faithOr}
        </Text>
        <ul
          className={styles['faiths']}
          role="list"
          aria-label={isKnown ? copy.faithOthers : copy.faithQuestion}
        >
          {FAITHS.filter((faith) => faith !== familyFaith).map((faith) => (
            <li key={faith}>{tile(faith)}</li>
          ))}
        </ul>
      </Stack>
      {isKnown && general}
    </Stack>
  );
}

/** Leaves only the first line that a card has of its own, in the same size and place in all samples. */
function withOneLine(template: CardTemplate): CardTemplate {
  const { layout } = template;
  if (layout === null) return template;
  const { width, height } = layout;
  const texts = layout.texts
    .filter(({ field }) => field === 'headline')
    .slice(0, 1)
    .map((area) => ({
      ...area,
      size: width * LINE_SIZE,
      align: 'center' as const,
      valign: 'bottom' as const,
      box: { x: 0, y: 0, width, height: height * LINE_END },
    }));
  return { ...template, layout: { ...layout, texts } };
}

export function FaithChoiceSkeleton({ isKnown }: { readonly isKnown: boolean }) {
  const place = (className: string | undefined, key?: Faith) => (
    <div key={key} className={clsx(styles['faith'], className)}>
      <div className={styles['sample']}>
        <Skeleton shape="block" />
      </div>
      <div className={styles['name']}>
        <Skeleton width="60%" className={styles['title']} />
      </div>
    </div>
  );
  return (
    <SkeletonGroup
      label={copy.loadingTemplates}
      className={clsx(styles['choice'], isKnown && styles['known'])}
    >
      <Stack gap={6}>
        {place(clsx(styles['row'], styles['family']))}
        <Stack gap={3} className={styles['others']}>
          <Skeleton width="7rem" />
          <div className={styles['faiths']}>
            {FAITHS.slice(Number(isKnown)).map((faith) => place(undefined, faith))}
          </div>
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
