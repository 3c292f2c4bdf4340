import type { TextArea } from '@dukacita/card-layout/textArea';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { FAITHS, faithsForFamily, type Faith } from '../../domain/faith.ts';
import {
  NOTE_PREFIXES,
  type CardTemplate,
  type GreetingContent,
  type Note,
} from '../../domain/greeting.ts';
import { sampleOfFaith } from '../../machines/greetingOrderContext.ts';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { TemplatePicture } from './card/TemplatePicture.tsx';
import styles from './FaithChoice.module.css';
import { FaithIcon } from './FaithIcon.tsx';

const NO_NOTE: Note = { choice: 'none', text: '' };

/** The part of the height of a card that a tile shows at least. */
const SHOWN = 0.44;

export interface FaithChoiceProps {
  readonly templates: readonly CardTemplate[];
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  /** The category and the words of the card; the samples show none of them. */
  readonly words: GreetingContent;
  readonly onChoose: (faith: Faith) => void;
}

/**
 * Renders a button for each faith: the part of a card with the ornament and the lines that are
 * complete there, its symbol and its name. The samples name nobody, because most of them are not for
 * the faith of the family.
 */
export function FaithChoice(props: FaithChoiceProps) {
  const { templates, familyFaith, words, onChoose } = props;
  const id = useId();
  const sampleWords = { ...words, note: NO_NOTE, sender: '' };
  return (
    <ul className={styles['faiths']} role="list" aria-label={copy.faithQuestion}>
      {faithsForFamily(familyFaith).map((faith) => {
        const sample = sampleOfFaith(templates, faith);
        const remark =
          sample === null
            ? copy.faithWithoutCards
            : faith === familyFaith
              ? copy.faithOfFamily
              : undefined;
        return (
          <li key={faith}>
            <button
              type="button"
              className={clsx(styles['faith'], sample === null && styles['bare'])}
              aria-describedby={remark && `${id}-${faith}`}
              onClick={() => onChoose(faith)}
            >
              <span
                className={clsx(
                  styles['sample'],
                  sample && startsWithWords(sample) && styles['lower'],
                )}
              >
                {sample === null ? (
                  <FaithIcon faith={faith} className={styles['icon']} />
                ) : (
                  <TemplatePicture
                    template={withWholeLines(sample)}
                    words={sampleWords}
                    personName=""
                    logoUrl={null}
                    isLazy={false}
                  />
                )}
              </span>
              <span className={styles['name']}>
                <FaithIcon faith={faith} className={styles['icon']} />
                <span className={styles['title']}>{copy.faiths[faith]}</span>
                {remark !== undefined && (
                  <span id={`${id}-${faith}`} className={styles['remark']} aria-hidden="true">
                    {remark}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the way to the cards of General, for another or an unknown faith. */
export function NoFaithChoice({ onChoose }: { readonly onChoose: () => void }) {
  const id = useId();
  return (
    <button
      type="button"
      className={clsx(styles['faith'], styles['none'])}
      aria-describedby={id}
      onClick={onChoose}
    >
      <span className={styles['paper']} aria-hidden="true">
        <Ornament name="olive" size={44} />
        {NOTE_PREFIXES.none}
      </span>
      <span>
        <span className={styles['title']}>{copy.faithNone}</span>
        <span id={id} className={styles['remark']} aria-hidden="true">
          {copy.faithUnknown}
        </span>
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.75} />
    </button>
  );
}

/** Returns whether the words of a card begin at its upper edge, so that its ornament is below them. */
function startsWithWords({ layout }: CardTemplate): boolean {
  return layout !== null && layout.texts.some(({ box }) => box.y < layout.height / 8);
}

/** Leaves out the texts of a card that are not completely in the part that is shown. */
function withWholeLines(template: CardTemplate): CardTemplate {
  const { layout } = template;
  if (layout === null) return template;
  const { height, texts } = layout;
  const isShown = startsWithWords(template)
    ? ({ box }: TextArea) => box.y > height * (1 - SHOWN)
    : ({ box }: TextArea) => box.y + box.height < height * SHOWN;
  return { ...template, layout: { ...layout, texts: texts.filter(isShown) } };
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
