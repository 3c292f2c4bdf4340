import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy } from '../../../copy/greeting.ts';
import { orderPageCopy as copy } from '../../../copy/orderPage.ts';
import type { cardCorrectionMachine } from '../../../machines/card-correction/machine.ts';
import { Collapse } from '../../../ui/collapse/Collapse.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SectionHeading, Text } from '../../../ui/text/Text.tsx';
import { GallerySkeleton, TemplateGallery, TemplatesFailed } from '../TemplateGallery.tsx';
import { groupTemplates, type RejectedCard, type UnusableTemplate } from './cardMarks.ts';

export interface CorrectedTemplatesProps {
  readonly actor: ActorRefFrom<typeof cardCorrectionMachine>;
  readonly rejected: RejectedCard;
  readonly unusable: UnusableTemplate | undefined;
  readonly logoUrl: string | null;
}

/** Renders the templates for a rejected card; those that suit the family less are folded. */
export function CorrectedTemplates(props: CorrectedTemplatesProps) {
  const { actor, rejected, unusable, logoUrl } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const isUploading = useSelector(actor, (snapshot) => snapshot.matches('uploadingLogo'));
  const choose = useCallback(
    (id: number) => actor.send({ type: 'template.choose', templateId: id }),
    [actor],
  );
  const { content, person, templates, templateId, templatesError } = context;
  if (isLoading) return <GallerySkeleton />;
  if (templatesError !== null && !isUploading)
    return (
      <TemplatesFailed
        error={templatesError}
        retryLabel={copy.correctionReload}
        onRetry={() => actor.send({ type: 'templates.retry' })}
      />
    );
  if (templates.length === 0)
    return (
      <Text tone="soft">
        {templatesError === null ? greetingCopy.templatesEmpty : greetingCopy.templatesFailed}
      </Text>
    );
  return groupTemplates(context, rejected).map((group, index) => {
    const gallery = (
      <TemplateGallery
        templates={group.templates}
        templateId={templateId}
        unusable={unusable}
        words={content}
        personName={person.name}
        logoUrl={logoUrl}
        onChoose={choose}
      />
    );
    return index === 0 ? (
      <Stack key={index} gap={3}>
        {group.title !== undefined && <SectionHeading>{group.title}</SectionHeading>}
        {gallery}
      </Stack>
    ) : (
      <Collapse key={index} lines="around" title={group.title}>
        {gallery}
      </Collapse>
    );
  });
}
