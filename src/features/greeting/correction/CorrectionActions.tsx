import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { greetingCopy } from '../../../copy/greeting.ts';
import { orderPageCopy as copy } from '../../../copy/orderPage.ts';
import type { cardCorrectionMachine } from '../../../machines/card-correction/machine.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { StickyActions } from '../../../ui/sticky-actions/StickyActions.tsx';
import { isUnchanged, type RejectedCard } from './cardMarks.ts';

export interface CorrectionActionsProps {
  readonly snapshot: SnapshotFrom<typeof cardCorrectionMachine>;
  readonly rejected: RejectedCard;
  /** The sentence about the change that is missing; null if none is. */
  readonly missing: string | null;
  /** Whether one of the templates is chosen. */
  readonly hasTemplate: boolean;
  readonly onClose: () => void;
  readonly onPreview: () => void;
}

/** Renders the actions of a correction, with what the preview waits for or what is missing. */
export function CorrectionActions(props: CorrectionActionsProps) {
  const { snapshot, rejected, missing, hasTemplate, onClose, onPreview } = props;
  const { context } = snapshot;
  const remarkId = useId();
  const wait = snapshot.matches('loading')
    ? 'loading'
    : snapshot.matches('uploadingLogo')
      ? 'uploadingLogo'
      : !hasTemplate && context.templates.length > 0
        ? 'template'
        : null;
  // Nobody is reminded of a change before the first one, or before looking at the preview.
  const isReminded =
    context.preview !== null || context.error !== null || !isUnchanged(context, rejected);
  const remark = wait === null ? (isReminded ? missing : null) : copy.correctionWaits[wait];
  return (
    <StickyActions
      summary={
        remark === null ? undefined : wait === null ? (
          <Text as="div" id={remarkId} tone="notice" weight="strong">
            <Row gap={2}>
              <TriangleAlert />
              <span>{remark}</span>
            </Row>
          </Text>
        ) : (
          <Text id={remarkId} tone="soft">
            {remark}
          </Text>
        )
      }
    >
      <Button
        variant="secondary"
        disabled={!snapshot.can({ type: 'correction.close' })}
        onClick={onClose}
      >
        {copy.correctionClose}
      </Button>
      <Button
        disabled={wait !== null}
        aria-describedby={remark === null ? undefined : remarkId}
        onClick={onPreview}
      >
        {greetingCopy.showPreview}
      </Button>
    </StickyActions>
  );
}
