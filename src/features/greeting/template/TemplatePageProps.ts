import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { greetingOrderMachine } from '../../../machines/greeting-order/machine.ts';
import type { GreetingContext, GreetingEvent } from '../../../machines/greeting-order/types.ts';
import type { ShownActor } from '../../ordering/placement/actorAtStep.ts';
import type { StepPageProps } from '../../ordering/placement/StepPage.tsx';
import type { CardEditor } from '../useCardEditor.ts';

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
