import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { FAITHS, faithsForFamily, type Faith } from '../../domain/faith.ts';
import { NOTE_PREFIXES, type CardTemplate, type GreetingContent } from '../../domain/greeting.ts';
import { sampleOfFaith } from '../../machines/greetingOrderContext.ts';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { TemplatePicture } from './card/TemplatePicture.tsx';
import styles from './FaithChoice.module.css';
import { FaithIcon } from './FaithIcon.tsx';

/** Where the line of each sample ends, as a part of the height of its card. */
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
 * name. The samples name nobody, because most of them are not for the faith of the family. The way to
 * the cards of General comes first if that faith is unknown.
 */
export function FaithChoice(props: FaithChoiceProps) {
  const { templates, familyFaith, words, onChoose, onGeneral } = props;
  const id = useId();
  const general = (
    <button
      type="button"
      className={clsx(styles['faith'], styles['none'])}
      aria-describedby={id}
      onClick={onGeneral}
    >
      <span className={styles['paper']} aria-hidden="true">
        <Ornament name="olive" size={44} />
        {NOTE_PREFIXES.none}
      </span>
      <span>
        <span className={styles['title']}>{copy.faithNone}</span>
        <span id={id} className={styles['remark']} aria-hidden="true">
          {familyFaith === null ? copy.faithUnsure : copy.faithUnknown}
        </span>
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.75} />
    </button>
  );
  return (
    <>
      {familyFaith === null && (
        <>
          {general}
          <h2 className={styles['or']}>{copy.faithOr}</h2>
        </>
      )}
      <ul className={styles['faiths']} role="list" aria-label={copy.faithQuestion}>
        {faithsForFamily(familyFaith).map((faith) => {
          const sample = sampleOfFaith(templates, faith);
          const isOfFamily = faith === familyFaith;
          const describedBy = clsx(
            sample === null && `${id}-${faith}`,
            isOfFamily && `${id}-family`,
          );
          return (
            <li key={faith}>
              <button
                type="button"
                className={styles['faith']}
                aria-describedby={describedBy || undefined}
                onClick={() => onChoose(faith)}
              >
                <span className={styles['sample']}>
                  {sample === null ? (
                    <Ornament name="olive" size={44} />
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
                    <span id={`${id}-family`} className={styles['ofFamily']} aria-hidden="true">
                      {copy.faithOfFamily}
                    </span>
                  )}
                </span>
                {sample === null && (
                  <span id={`${id}-${faith}`} className={styles['instead']} aria-hidden="true">
                    {copy.faithWithoutCards}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {familyFaith !== null && general}
    </>
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

/** Renders the place of the faiths while the cards are loading. */
export function FaithChoiceSkeleton() {
  return (
    <SkeletonGroup label={copy.loadingTemplates} className={styles['faiths']}>
      {FAITHS.map((faith) => (
        <div key={faith} className={styles['faith']}>
          <div className={styles['sample']}>
            <Skeleton shape="block" />
          </div>
          <div className={styles['name']}>
            <Skeleton width="60%" className={styles['title']} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
