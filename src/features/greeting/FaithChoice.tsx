import { greetingCopy as copy } from '../../copy/greeting.ts';
import { FAITHS, faithsForFamily, type Faith } from '../../domain/faith.ts';
import type { CardTemplate, GreetingContent } from '../../domain/greeting.ts';
import { sampleOfFaith } from '../../machines/greetingOrderContext.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { TemplatePicture } from './card/TemplatePicture.tsx';
import styles from './FaithChoice.module.css';
import { FaithIcon } from './FaithIcon.tsx';

export interface FaithChoiceProps {
  readonly templates: readonly CardTemplate[];
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  /** The id of the text that says so. */
  readonly familyId: string;
  /** The words on the sample cards. */
  readonly words: GreetingContent;
  readonly personName: string;
  readonly onChoose: (faith: Faith) => void;
}

/** Renders a button for each faith: a card of it with the buyer's words, its symbol and its name. */
export function FaithChoice(props: FaithChoiceProps) {
  const { templates, familyFaith, familyId, words, personName, onChoose } = props;
  return (
    <ul className={styles['faiths']} role="list" aria-label={copy.faithQuestion}>
      {faithsForFamily(familyFaith).map((faith) => {
        const sample = sampleOfFaith(templates, faith);
        return (
          <li key={faith}>
            <button
              type="button"
              className={styles['faith']}
              aria-describedby={faith === familyFaith ? familyId : undefined}
              onClick={() => onChoose(faith)}
            >
              <span className={styles['sample']}>
                {sample === null ? (
                  <FaithIcon faith={faith} />
                ) : (
                  <span className={styles['card']}>
                    <TemplatePicture
                      template={sample}
                      words={words}
                      personName={personName}
                      logoUrl={null}
                      isLazy={false}
                    />
                  </span>
                )}
              </span>
              <span className={styles['name']}>
                <FaithIcon faith={faith} />
                <span className={styles['title']}>{copy.faiths[faith]}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the place of the faiths while the cards are loading. */
export function FaithChoiceSkeleton() {
  return (
    <SkeletonGroup label={copy.loadingTemplates} className={styles['faiths']}>
      {FAITHS.map((faith) => (
        <Skeleton key={faith} shape="block" ratio="158 / 166" />
      ))}
    </SkeletonGroup>
  );
}
