import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { FAITHS, faithsForFamily, type Faith } from '../../domain/faith.ts';
import type { CardTemplate, GreetingContent, Note } from '../../domain/greeting.ts';
import { sampleOfFaith } from '../../machines/greetingOrderContext.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { TemplatePicture } from './card/TemplatePicture.tsx';
import { CategoryPicture } from './CategoryPicture.tsx';
import styles from './FaithChoice.module.css';
import { FaithIcon } from './FaithIcon.tsx';

const NO_NOTE: Note = { choice: 'none', text: '' };

export interface FaithChoiceProps {
  readonly templates: readonly CardTemplate[];
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  /** The category and the words of the card; the samples show none of them. */
  readonly words: GreetingContent;
  readonly onChoose: (faith: Faith) => void;
}

/**
 * Renders a button for each faith: the part of a card with the ornament, its symbol and its name.
 * The samples name nobody, because most of them are not for the faith of the family.
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
                    template={sample}
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
      <CategoryPicture mode={3} />
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

/** Renders the place of the faiths while the cards are loading. */
export function FaithChoiceSkeleton() {
  return (
    <SkeletonGroup label={copy.loadingTemplates} className={styles['faiths']}>
      {FAITHS.map((faith) => (
        <Skeleton key={faith} shape="block" ratio="158 / 126" />
      ))}
    </SkeletonGroup>
  );
}
