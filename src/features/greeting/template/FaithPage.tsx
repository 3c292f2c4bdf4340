import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { type CardTemplate, GENERAL, type GreetingContent } from '../../../domain/greeting.ts';
import { type Faith, FAITHS } from '../../../domain/faith.ts';
import { sampleOfFaith } from '../../../machines/greeting-order/context.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Ornament } from '../../../ui/ornament/Ornament.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { StepPage } from '../../ordering/placement/StepPage.tsx';
import { TemplatePicture } from '../card/TemplatePicture.tsx';
import { templatePhase } from '../greetingScreen.ts';
import { TemplatesFailed } from '../TemplateGallery.tsx';
import { ChoiceRows, type TemplatePageProps } from './pageParts.tsx';
import styles from './FaithPage.module.css';

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

interface FaithChoiceProps {
  readonly templates: readonly CardTemplate[];
  /** The faith that the family's events name, which comes first; null if they name none. */
  readonly familyFaith: Faith | null;
  /** The category of the card; the samples show nothing that the buyer has written. */
  readonly words: GreetingContent;
  readonly onChoose: (faith: Faith) => void;
  /** Leads to the cards of General, for another or an unknown faith. */
  readonly onGeneral: () => void;
}

/**
 * Renders each faith with the upper part of one of its cards. The samples name nobody, because most of
 * them are not for the faith of the family. That faith comes first; if it is unknown, the way to the
 * cards of General does.
 */
function FaithChoice(props: FaithChoiceProps) {
  const { templates, familyFaith, words, onChoose, onGeneral } = props;
  const isKnown = familyFaith !== null;
  const pictureOf = (faith: Faith) => {
    const template = sampleOfFaith(templates, faith);
    return template && <Sample template={template} words={words} />;
  };
  const familyPicture = familyFaith && pictureOf(familyFaith);
  const general = (
    <RowChoice
      picture={<Ornament name="olive" size={44} />}
      title={copy.faithNone}
      remark={copy.faithUnsure}
      onChoose={onGeneral}
    />
  );
  return (
    <Stack gap={5}>
      {isKnown ? (
        <RowChoice
          picture={familyPicture}
          icon={<FaithIcon faith={familyFaith} />}
          title={copy.faiths[familyFaith]}
          remark={
            familyPicture === null
              ? `${copy.faithOfFamily} · ${copy.faithWithoutCards}`
              : copy.faithOfFamily
          }
          onChoose={() => onChoose(familyFaith)}
        />
      ) : (
        general
      )}
      <Stack gap={3}>
        <Text as="h2" size="sm" tone="soft" weight="medium">
          {isKnown ? copy.faithOthers : copy.faithOr}
        </Text>
        <ul
          className={styles['faiths']}
          role="list"
          aria-label={isKnown ? copy.faithOthers : copy.faithQuestion}
        >
          {FAITHS.filter((faith) => faith !== familyFaith).map((faith) => (
            <Tile
              key={faith}
              faith={faith}
              picture={pictureOf(faith)}
              onChoose={() => onChoose(faith)}
            />
          ))}
        </ul>
      </Stack>
      {isKnown && general}
    </Stack>
  );
}

interface TileProps {
  readonly faith: Faith;
  /** One of its cards; null if it has none. */
  readonly picture: ReactNode;
  readonly onChoose: () => void;
}

function Tile({ faith, picture, onChoose }: TileProps) {
  const id = useId();
  return (
    <Card as="li" bare pressable>
      <div className={styles['sample']}>
        {picture ?? (
          <Text id={id} size="xs" tone="soft" className={styles['none']}>
            {copy.faithWithoutCards}
          </Text>
        )}
      </div>
      <Stack gap={1} className={styles['name']}>
        <FaithIcon faith={faith} />
        <button type="button" aria-describedby={picture ? undefined : id} onClick={onChoose}>
          <Text as="span" size="sm" weight="medium">
            {copy.faiths[faith]}
          </Text>
        </button>
      </Stack>
    </Card>
  );
}

interface RowChoiceProps {
  readonly picture: ReactNode;
  readonly icon?: ReactNode;
  readonly title: string;
  readonly remark: string;
  readonly onChoose: () => void;
}

/** Renders a choice in a row of its own. */
function RowChoice({ picture, icon, title, remark, onChoose }: RowChoiceProps) {
  const id = useId();
  return (
    <Card bare pressable>
      <Row gap={3} className={styles['row']}>
        <div className={styles['picture']}>{picture}</div>
        <div className={styles['words']}>
          <Row gap={2}>
            {icon}
            <button type="button" aria-describedby={id} onClick={onChoose}>
              <Text as="span" weight="medium">
                {title}
              </Text>
            </button>
          </Row>
          <Text id={id} size="sm" tone="soft">
            {remark}
          </Text>
        </div>
        <ChevronRight />
      </Row>
    </Card>
  );
}

interface SampleProps {
  readonly template: CardTemplate;
  readonly words: GreetingContent;
}

/** Renders a card without anything that the buyer has written. */
function Sample({ template, words }: SampleProps) {
  return (
    <TemplatePicture
      template={template}
      words={{ ...words, sender: '', note: { choice: 'none', text: '' } }}
      personName=""
      logoUrl={null}
      isLazy={false}
    />
  );
}

function FaithChoiceSkeleton({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <SkeletonGroup label={copy.loadingTemplates}>
      <Stack gap={5}>
        <Card bare>
          <Row gap={3} className={styles['row']}>
            <div className={styles['picture']} />
            <div className={styles['words']}>
              <Skeleton lines={2} />
            </div>
          </Row>
        </Card>
        <Skeleton width="7rem" />
        <div className={styles['faiths']}>
          {FAITHS.slice(Number(isKnown)).map((faith) => (
            <Card key={faith} bare>
              <div className={styles['sample']}>
                <Skeleton shape="block" />
              </div>
              <div className={styles['name']}>
                <Skeleton lines={2} />
              </div>
            </Card>
          ))}
        </div>
      </Stack>
    </SkeletonGroup>
  );
}

/** Draws the symbol of a faith as a line drawing. */
function FaithIcon({ faith }: { readonly faith: Faith }) {
  return <span className={clsx(styles['icon'], styles[faith])} aria-hidden="true" />;
}
